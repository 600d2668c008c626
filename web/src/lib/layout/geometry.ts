/** From the cloth's own units to the drawing and back. The server's cloth stands upright; a table lies on its side. */
import type { Box, Cloth } from '../generated';
import type { Position } from '../wire';

const UNIT = 25;

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

  /** Half the size of a position's touch target. */
  get reach(): { x: number; y: number } {
    return { x: this.#across, y: this.#down };
  }
}

/**
 * The position a finger means: a line or corner within one unit, the nearest if several; otherwise the box it is in.
 * Lines lie two units from a number's middle, so each gets half the way.
 */
export function nearest(cloth: Cloth, x: number, y: number): Position | null {
  let best: Position | null = null;
  let least = Infinity;
  for (const position of cloth.positions) {
    if (isBox(position, cloth)) continue;
    const [dx, dy] = [Math.abs(position.x - x), Math.abs(position.y - y)];
    if (Math.max(dx, dy) <= 1 && dx + dy < least) [best, least] = [position, dx + dy];
  }
  if (best) return best;
  const box = cloth.boxes.find((b) => b.left <= x && x <= b.right && b.top <= y && y <= b.bottom);
  return cloth.positions.find((position) => position.spot === box?.name) ?? null;
}

function isBox(position: Position, cloth: Cloth): boolean {
  return position.pockets.length === 1 || cloth.boxes.some((box) => box.name === position.spot);
}
