/** From the cloth's own units to the drawing and back. The server's cloth stands upright; a table lies on its side. */
import type { Box, Cloth } from '../generated';
import type { Position } from '../wire';

const UNIT = 25;
/** In units of the cloth: how far a line or corner reaches to either side. */
export const LINE_REACH = 0.7;
/** A chip on a number lies so far aside of its middle, and has this radius. */
const ASIDE = 0.4;
const ON_NUMBER = 1.15;
/** Of its box, how far across a chip lies: in the middle of what the tag at the edge leaves free. */
const BESIDE_TAG = 0.65;
/** A box is long that is so many times as long as wide. */
const LONG = 1.4;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly #left: number;
  readonly #top: number;
  readonly #right: number;
  readonly #across: number;
  readonly #down: number;

  /**
   * `aspect` is the drawing's width over its height. Where it is not the cloth's own, the boxes are stretched,
   * the lettering never.
   */
  constructor(
    readonly cloth: Cloth,
    readonly upright: boolean,
    aspect?: number,
  ) {
    this.#left = Math.min(...cloth.boxes.map((box) => box.left));
    this.#right = Math.max(...cloth.boxes.map((box) => box.right));
    this.#top = Math.min(...cloth.boxes.map((box) => box.top));
    const bottom = Math.max(...cloth.boxes.map((box) => box.bottom));
    const [wide, high] = [this.#right - this.#left, bottom - this.#top];
    const natural = upright ? wide / high : high / wide;
    const stretch = aspect ? Math.sqrt(aspect / natural) : 1;
    this.#across = UNIT * stretch;
    this.#down = UNIT / stretch;
    this.width = (upright ? wide : high) * this.#across;
    this.height = (upright ? high : wide) * this.#down;
  }

  /** Where a point of the cloth is drawn. Lying down, zeros are at the left and the outside bets near the player. */
  at(x: number, y: number): { x: number; y: number } {
    return this.upright
      ? { x: (x - this.#left) * this.#across, y: (y - this.#top) * this.#down }
      : { x: (y - this.#top) * this.#across, y: (this.#right - x) * this.#down };
  }

  rect(box: Box): Rect {
    const one = this.at(box.left, box.top);
    const other = this.at(box.right, box.bottom);
    return {
      x: Math.min(one.x, other.x),
      y: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
    };
  }

  /** The point of the cloth under a point of the drawing. */
  under(x: number, y: number): { x: number; y: number } {
    return this.upright
      ? { x: x / this.#across + this.#left, y: y / this.#down + this.#top }
      : { x: this.#right - y / this.#down, y: x / this.#across + this.#top };
  }

  /** A chip fits in a box whichever way that is stretched. */
  get chip(): number {
    return Math.min(this.#across, this.#down) * (this.upright ? 1.42 : 1.25);
  }

  /** Where a chip of a position lies, and how large: on a number it leaves the corner free, where the number is then read. */
  chipOn(position: Position): { x: number; y: number; r: number } {
    const at = this.at(position.x, position.y);
    if (position.pockets.length !== 1) return { ...this.#besideName(position, at), r: this.chip };
    return { x: at.x + this.#across * ASIDE, y: at.y + this.#down * ASIDE, r: Math.min(this.#across, this.#down) * ON_NUMBER };
  }

  /** Beside the edge where the tag says the box's name; in a long box at its end as well. */
  #besideName(position: Position, at: { x: number; y: number }): { x: number; y: number } {
    const box = this.cloth.boxes.find(({ name }) => name === position.spot);
    const r = box && this.rect(box);
    if (!r) return at;
    if (this.turned(box)) return { x: r.x + r.width * BESIDE_TAG, y: r.height > r.width * LONG ? r.y + this.chip * 1.3 : at.y };
    return { x: r.width > r.height * LONG ? r.x + r.width - this.chip * 1.3 : at.x, y: r.y + r.height * BESIDE_TAG };
  }

  /** Upright, the names beside the numbers are read from below. */
  turned(box: Box): boolean {
    return this.upright && !box.name.startsWith('column');
  }

  /** Half the size of a position's touch target. */
  get reach(): { x: number; y: number } {
    return { x: this.#across, y: this.#down };
  }
}

/**
 * The position a finger means: a line or corner within its reach, the nearest if several; otherwise the box it is in.
 * A number's box is four units wide: of its sixteen square units four lines take half a square of theirs each,
 * four corners a quarter, and three fifths of the box are left to the number.
 */
export function nearest(cloth: Cloth, x: number, y: number): Position | null {
  let best: Position | null = null;
  let least = Infinity;
  for (const position of cloth.positions) {
    if (isBox(position, cloth)) continue;
    const [dx, dy] = [Math.abs(position.x - x), Math.abs(position.y - y)];
    if (Math.max(dx, dy) <= LINE_REACH && dx + dy < least) [best, least] = [position, dx + dy];
  }
  if (best) return best;
  const box = cloth.boxes.find((b) => b.left <= x && x <= b.right && b.top <= y && y <= b.bottom);
  return cloth.positions.find((position) => position.spot === box?.name) ?? null;
}

function isBox(position: Position, cloth: Cloth): boolean {
  return position.pockets.length === 1 || cloth.boxes.some((box) => box.name === position.spot);
}
