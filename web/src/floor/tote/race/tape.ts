/** Where each runner is at any moment, from pictures that come a few times a second. */

export interface Picture {
  /** Milliseconds since the off. */
  clock: number;
  /** How far each runner has run. */
  inches: readonly number[];
}

export class Tape {
  #pictures: Picture[] = [];

  constructor(pictures: readonly Picture[] = []) {
    this.#pictures = [...pictures];
  }

  /** Every picture of a race that is over, at even steps. */
  static whole(step: number, inches: readonly (readonly number[])[]): Tape {
    return new Tape(inches.map((one, i) => ({ clock: i * step, inches: one })));
  }

  get ends(): number {
    return this.#pictures.at(-1)?.clock ?? 0;
  }

  /** A picture that is newer than all others; what comes twice is left out. */
  add(picture: Picture): void {
    if (!this.#pictures.length || picture.clock > this.ends) this.#pictures.push(picture);
  }

  /** A smooth curve through the pictures on both sides; before the first and after the last it stands still. */
  at(clock: number): number[] {
    const found = this.#after(clock);
    const [next, last] = [this.#pictures[found], this.#pictures[found - 1]];
    if (!next || !last) return [...((next ?? last)?.inches ?? [])];
    const span = next.clock - last.clock;
    const t = (clock - last.clock) / span;
    const before = this.#pictures[found - 2] ?? last;
    const beyond = this.#pictures[found + 1] ?? next;
    return last.inches.map((from, i) => {
      const to = next.inches[i] ?? from;
      const out = slope(before, last, next, i) * span;
      const into = slope(last, next, beyond, i) * span;
      return hermite(from, to, out, into, t);
    });
  }

  /** When this runner, or the first of all, has come so far; the end where nobody has. */
  reached(inches: number, runner?: number): number {
    const far = ({ inches: all }: Picture) => (runner === undefined ? Math.max(...all) : (all[runner] ?? 0));
    const found = this.#pictures.findIndex((one) => far(one) >= inches);
    const [next, last] = [this.#pictures[found], this.#pictures[found - 1]];
    if (!next || !last) return this.ends;
    return last.clock + ((inches - far(last)) / (far(next) - far(last))) * (next.clock - last.clock);
  }

  /** The index of the first picture at or after this moment. */
  #after(clock: number): number {
    let [low, high] = [0, this.#pictures.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pictures[middle]?.clock ?? 0) < clock) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function slope(one: Picture, two: Picture, three: Picture, i: number): number {
  const from = one === two ? two : one;
  const to = three === two ? two : three;
  return from === to ? 0 : ((to.inches[i] ?? 0) - (from.inches[i] ?? 0)) / (to.clock - from.clock);
}

function hermite(from: number, to: number, out: number, into: number, t: number): number {
  const [squared, cubed] = [t * t, t * t * t];
  return from * (2 * cubed - 3 * squared + 1) + out * (cubed - 2 * squared + t) + to * (3 * squared - 2 * cubed) + into * (cubed - squared);
}
