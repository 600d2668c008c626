/** The moment of a race that is drawn now: a live one a little late, so that there is always a next picture; a replay slows at the line. */
import type { Tape } from './tape';

const LATE_MS = 450;
const FAR_OFF_MS = 2_500;
const CATCH_UP = 0.12;
/** Thousandths. */
const SPEED = 1_000;

export class LiveHead {
  #zero: number | null = null;
  #speed = 1;

  /** A picture of this moment of the race has come now. */
  heard(clock: number, speed: number, now: number): void {
    this.#speed = speed / SPEED;
    const zero = now + LATE_MS - clock / this.#speed;
    const off = this.#zero === null ? Infinity : Math.abs(zero - this.#zero);
    this.#zero = this.#zero === null || off > FAR_OFF_MS ? zero : this.#zero + (zero - this.#zero) * CATCH_UP;
  }

  clock(now: number): number {
    return this.#zero === null ? 0 : (now - this.#zero) * this.#speed;
  }
}

const LEAD_MS = 1_200;
const SLOW = 0.35;
const SLOW_FROM_INCHES = 1_700;
const SLOW_AFTER_MS = 500;
/** A page that was asleep goes on where it was. */
const LONGEST_STEP_MS = 400;
/** The stretch: the last two furlongs. */
const STRETCH_INCHES = 15_840;

export class ReplayHead {
  #clock = 0;
  #drawn: number | null = null;
  #slow: [number, number];

  /** A replay begins a little before the off, or at the head of the stretch. */
  constructor(tape: Tape, inches: number, stretch: boolean) {
    this.#clock = stretch ? tape.reached(Math.max(0, inches - STRETCH_INCHES)) : -LEAD_MS;
    this.#slow = [tape.reached(inches - SLOW_FROM_INCHES), tape.reached(inches) + SLOW_AFTER_MS];
  }

  clock(now: number): number {
    const passed = this.#drawn === null ? 0 : Math.min(now - this.#drawn, LONGEST_STEP_MS);
    this.#drawn = now;
    this.#clock += passed * (this.slow ? SLOW : 1);
    return this.#clock;
  }

  get slow(): boolean {
    return this.#clock >= this.#slow[0] && this.#clock <= this.#slow[1];
  }
}
