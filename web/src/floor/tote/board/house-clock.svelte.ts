/** The house's time of day on this page: the server's, whatever this machine's own clock says. */
const TICK_MS = 500;

export class HouseClock {
  /** Milliseconds of UTC. */
  now = $state(Date.now());
  #ahead = 0;
  #timer: ReturnType<typeof setInterval>;

  constructor() {
    this.#timer = setInterval(() => (this.now = Date.now() + this.#ahead), TICK_MS);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const told = await fetch('/health').then((answer) => Date.parse(answer.headers.get('date') ?? ''), () => NaN);
    // The header has whole seconds: a difference within two of them is none.
    if (Number.isFinite(told) && Math.abs(told - Date.now()) > 2_000) this.#ahead = told - Date.now();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
