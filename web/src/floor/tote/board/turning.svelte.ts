/** Which page is up: the next one every few seconds, unless somebody chose one or stopped the turning. */
const STAYS_MS = 9_000;

export class Turning {
  at = $state(0);
  still = $state(false);
  #timer = setInterval(() => this.#next(), STAYS_MS);

  choose(at: number): void {
    this.at = at;
    this.still = true;
  }

  toggle(): void {
    this.still = !this.still;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #next(): void {
    if (!this.still) this.at += 1;
  }
}
