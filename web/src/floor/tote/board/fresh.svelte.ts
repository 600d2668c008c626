/** The race whose result has just come: it stays on the board for a while, so that nobody misses what it pays. */
import type { RaceView } from '../../../lib/generated';

const STAYS_MS = 30_000;

export class Fresh {
  race = $state<number | null>(null);
  #known: Set<number> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What was decided before this screen was opened is old. */
  see(races: readonly RaceView[]): void {
    const decided = races.filter(({ phase }) => phase === 'official' || phase === 'off').map(({ number }) => number);
    const found = this.#known ? decided.filter((number) => !this.#known!.has(number)).at(-1) : undefined;
    this.#known = new Set(decided);
    if (found === undefined) return;
    this.race = found;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.race = null), STAYS_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
