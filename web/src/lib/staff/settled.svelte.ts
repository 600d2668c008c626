/** A button that changes its meaning under the finger stays deaf for a moment, so that a double touch does one thing. */
const DEAF_MS = 450;

export class Settled {
  #meaning = $state('');

  /** To be made while a component is: it follows the meaning as long as that component lives. */
  constructor(meaning: () => string) {
    $effect(() => {
      const next = meaning();
      const timer = setTimeout(() => (this.#meaning = next), DEAF_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Whether this has been the meaning long enough to be touched. */
  on(meaning: string): boolean {
    return this.#meaning === meaning;
  }
}
