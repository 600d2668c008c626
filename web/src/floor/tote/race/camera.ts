/** Where the picture looks: with the leaders, wide enough for those who follow closely, and at the line when they come to it. */
import { INCHES, LENGTH, type Sport } from './course';

/** How many of the field the picture tries to hold. */
const FOLLOWED = 5;
/** In lengths; a greyhound is short beside the gaps between greyhounds. */
const NARROWEST: Record<Sport, number> = { horse: 10, harness: 10, greyhound: 19 };
const WIDEST: Record<Sport, number> = { horse: 18, harness: 18, greyhound: 30 };
/** Of the picture's width: where the leader is, counted from the middle. */
const LEADER = 0.24;
const LINE = 0.16;
const STEADY = 0.045;

export class Camera {
  centre = 0;
  /** Inches from the left edge to the right one. */
  span = 0;
  #set = false;

  follow(inches: readonly number[], yards: number, sport: Sport, aspect: number): void {
    const sorted = [...inches].sort((one, other) => other - one);
    const lead = sorted[0] ?? 0;
    const last = sorted[Math.min(FOLLOWED, sorted.length) - 1] ?? 0;
    const length = LENGTH[sport];
    const share = Math.min(1, aspect / 3);
    const span = Math.max(NARROWEST[sport] * length * share, Math.min((lead - last) * 1.35 + 5 * length, WIDEST[sport] * length * share));
    const line = yards * INCHES + (LEADER - LINE) * span;
    const centre = Math.min(lead, line) - LEADER * span;
    this.span = this.#set ? this.span + (span - this.span) * STEADY : span;
    // The middle follows at once: only how much is seen changes gently.
    this.centre = this.#set ? Math.min(lead, yards * INCHES + (LEADER - LINE) * this.span) - LEADER * this.span : centre;
    this.#set = true;
  }
}
