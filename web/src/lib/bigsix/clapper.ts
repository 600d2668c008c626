/** The leather clapper: each peg bends it aside and lets it go, and it swings back and shivers. Degrees of bend. */
const MOST = 26;
/** The part of a stop's width during which its peg leans on the clapper. */
const TOUCH = 0.42;
const STIFF = 900;
const DAMPED = 16;

export class Clapper {
  bend = 0;
  /** It hangs straight, or leans on a peg that rests. */
  still = false;
  #swing = 0;
  #then = 0;

  /** `part`: how far the wheel has gone from one peg (0) to the next (1); `speed`: stops a second. */
  advance(now: number, part: number, speed: number): number {
    const passed = Math.min((now - this.#then) / 1000, 0.05);
    this.#then = now;
    // Too fast for it to fall back between pegs: it stays bent and flutters.
    if (speed > 14) {
      this.#swing = 0;
      this.still = false;
      return (this.bend = MOST * (0.72 + 0.28 * part));
    }
    this.#swing += (-STIFF * this.bend - DAMPED * this.#swing) * passed;
    this.bend += this.#swing * passed;
    const pushed = part > 1 - TOUCH ? (MOST * (part - (1 - TOUCH))) / TOUCH : -MOST;
    if (this.bend < pushed) {
      this.bend = pushed;
      this.#swing = 0;
    }
    this.still = this.bend === pushed || (Math.abs(this.bend) < 0.05 && Math.abs(this.#swing) < 1);
    return this.bend;
  }
}
