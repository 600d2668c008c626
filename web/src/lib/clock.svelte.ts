/** A countdown that runs by this page's own steady clock from what the server said was left. */
import type { ClockView } from './generated';

/** A clock that moves fifteen times a second moves to the eye; sixty only warm the machine. */
const STEP_MS = 66;

export class Countdown {
  left = $state(0);
  total = $state(0);
  prompt = $state(0);
  running = $state(false);

  /** Whole seconds as people count them down: 10 shows until 9 s are left. */
  seconds = $derived(Math.ceil(this.left / 1000));
  urgent = $derived(this.running && this.left <= this.prompt);
  /** 1 at the start, 0 at the end. */
  part = $derived(this.total > 0 ? this.left / this.total : 0);

  #ends = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  /** Give it the view's clock whenever a new one arrives; null stops it. */
  set(clock: ClockView | null): void {
    this.stop();
    this.running = clock !== null;
    this.left = clock?.left_ms ?? 0;
    this.total = clock?.total_ms ?? 0;
    this.prompt = clock?.prompt_ms ?? 0;
    if (!clock) return;
    this.#ends = performance.now() + clock.left_ms;
    this.#run();
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #run = (): void => {
    // `left` is only written here: an effect that sets the clock must not come to depend on its running.
    const left = Math.max(0, this.#ends - performance.now());
    this.left = left;
    if (left > 0) this.#next = setTimeout(this.#run, STEP_MS);
  };
}
