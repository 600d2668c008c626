/**
 * The Big Six wheel's turning, for drawing only: the server alone says where it rests.
 *
 * It turns clockwise. Once the stop is known it slows, as pegs on a clapper slow a wheel, over just so many turns
 * that this stop lies under the clapper when the server said it rests.
 */
const TURN = 360;
const FASTEST = 300;
const SLOWEST = 190;
/** How steeply it slows: the higher, the longer the last stops take. */
const DRAG = 2.3;

interface Slowing {
  started: number;
  lasts: number;
  turns: number;
  target: number;
}

export class Turning {
  /** Degrees clockwise. */
  angle = 0;
  /** Degrees a second. */
  speed = 0;
  #then = 0;
  #started = 0;
  #lasts = 1;
  #state: 'still' | 'free' | 'slowing' = 'still';
  #slowing: Slowing | null = null;

  get still(): boolean {
    return this.#state === 'still';
  }

  spin(now: number, left: number): void {
    if (this.#state === 'free') return;
    this.#state = 'free';
    this.#started = now;
    this.#lasts = Math.max(left, 1);
  }

  slow(now: number, left: number, rest: number): void {
    if (left < 120) return this.settle(rest);
    const speed = this.#state === 'still' ? SLOWEST : Math.max(this.speed, 60);
    const wanted = (speed * left) / (1000 * DRAG);
    const part = (((rest - this.angle) % TURN) + TURN) % TURN;
    const turns = part + TURN * Math.max(0, Math.round((wanted - part) / TURN));
    this.#slowing = { started: now, lasts: left, turns, target: this.angle + turns };
    this.#state = 'slowing';
  }

  /** Rest where the server says; a wheel that rests there already does not stir. */
  settle(rest: number): void {
    const off = (((rest - this.angle) % TURN) + TURN) % TURN;
    this.angle += off > TURN / 2 ? off - TURN : off;
    this.#halt();
  }

  stay(): void {
    this.#halt();
  }

  advance(now: number): void {
    const passed = Math.min((now - this.#then) / 1000, 0.1);
    this.#then = now;
    if (this.#state === 'free') this.#run(now, passed);
    else if (this.#state === 'slowing') this.#slow(now);
  }

  /** A hand pulls it up to speed, and it loses a little of that with every turn. */
  #run(now: number, passed: number): void {
    const gone = Math.min(1, (now - this.#started) / this.#lasts);
    const wanted = FASTEST + (SLOWEST - FASTEST) * gone;
    this.speed += (wanted - this.speed) * Math.min(1, passed * 3.5);
    this.angle += this.speed * passed;
  }

  #slow(now: number): void {
    const { started, lasts, turns, target } = this.#slowing!;
    const left = 1 - (now - started) / lasts;
    if (left <= 0) return this.settle(target);
    this.angle = target - turns * left ** DRAG;
    this.speed = (DRAG * turns * left ** (DRAG - 1) * 1000) / lasts;
  }

  #halt(): void {
    this.#state = 'still';
    this.speed = 0;
  }
}
