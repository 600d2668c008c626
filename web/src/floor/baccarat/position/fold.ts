/**
 * A card that is pulled up by an edge or a corner. What was grabbed follows the finger, so the card folds along the line
 * halfway between: beyond it the back still lies there, and on this side the face shows, turned over along that line.
 * Points are in the card's own units, as it lies face down.
 */
export type Point = readonly [number, number];

export const WIDTH = 100;
export const HEIGHT = 140;
const CARD: readonly Point[] = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]];
/** A touch within this distance of a corner grabs the corner. */
const CORNER = 30;

export interface Fold {
  /** What still lies face down, and what is folded over, as clip paths. */
  back: string;
  flap: string;
  /** Turns the face over along the fold. */
  matrix: string;
  /** How much of the card is pulled up, of 1. */
  part: number;
}

/** The place at the card's rim that a touch means. */
export function grabbed([x, y]: Point): Point {
  const corner = CARD.find(([cx, cy]) => Math.hypot(cx - x, cy - y) < CORNER);
  if (corner) return corner;
  const rims: (readonly [number, Point])[] = [[x, [0, y]], [WIDTH - x, [WIDTH, y]], [y, [x, 0]], [HEIGHT - y, [x, HEIGHT]]];
  return rims.reduce((nearest, rim) => (rim[0] < nearest[0] ? rim : nearest))[1];
}

/** The fold when what was grabbed at `from` is held at `to`; null while it has not moved. */
export function foldOf(from: Point, to: Point): Fold | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far < 1) return null;
  const [nx, ny] = [dx / far, dy / far];
  const at = ((from[0] + to[0]) * nx + (from[1] + to[1]) * ny) / 2;
  const beyond = ([x, y]: Point): number => x * nx + y * ny - at;
  const near = clipped(CARD, (point) => -beyond(point));
  // The face is the back's mirror image: it is mirrored first, then turned over along the fold.
  const [a, b, d] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny];
  return {
    back: polygon(clipped(CARD, beyond)),
    flap: polygon(near.map(([x, y]) => [WIDTH - x, y])),
    matrix: `matrix(${-a} ${-b} ${b} ${d} ${a * WIDTH + 2 * at * nx} ${b * WIDTH + 2 * at * ny})`,
    part: area(near) / (WIDTH * HEIGHT),
  };
}

/** The part of a polygon where `inside` is 0 or more. */
function clipped(points: readonly Point[], inside: (point: Point) => number): Point[] {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]!;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])] as const];
  });
}

const area = (points: readonly Point[]): number =>
  Math.abs(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length]![1] - points[(i + 1) % points.length]![0] * y, 0)) / 2;

const polygon = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
