/** The racetrack's pockets: an oval of two straights and two half circles, cut into equal pieces, clockwise. */

export interface OvalPocket {
  path: string;
  x: number;
  y: number;
  /** Where a small mark goes: near the inner edge. */
  mark: { x: number; y: number };
  /** Where the number stands in small, at the outer edge, while chips lie on its pocket. */
  tag: { x: number; y: number };
  size: number;
  thick: number;
}

interface Point {
  x: number;
  y: number;
}

const CUTS = 8;

export function oval(count: number, width: number, height: number): OvalPocket[] {
  const upright = height > width;
  const [long, short] = upright ? [height, width] : [width, height];
  const radius = Math.max(short / 2 - 2, 1);
  const straight = Math.max(1, long - 4 - 2 * radius);
  const thick = Math.min(radius * 0.54, (2 * straight + 2 * Math.PI * radius) / count * 0.95);
  const middle = radius - thick / 2;
  const around = 2 * straight + 2 * Math.PI * middle;

  /** A point `along` the oval's middle line, `out` of it; it starts at the middle of the upper straight. */
  function at(along: number, out: number): Point {
    let s = (((along + straight / 2) % around) + around) % around;
    const r = middle + out;
    const bend = Math.PI * middle;
    let p: Point;
    if (s < straight) p = { x: radius + s, y: radius - r };
    else if ((s -= straight) < bend) p = { x: radius + straight + r * Math.sin(s / middle), y: radius - r * Math.cos(s / middle) };
    else if ((s -= bend) < straight) p = { x: radius + straight - s, y: radius + r };
    else p = { x: radius - r * Math.sin((s - straight) / middle), y: radius + r * Math.cos((s - straight) / middle) };
    return upright ? { x: short - 2 - p.y, y: p.x + 2 } : { x: p.x + 2, y: p.y + 2 };
  }

  const each = around / count;
  const size = Math.min(thick * 0.56, each * 0.56);
  return Array.from({ length: count }, (_, i) => {
    const from = (i - 0.5) * each;
    const cuts = Array.from({ length: CUTS + 1 }, (_, k) => from + (k * each) / CUTS);
    const edge = [...cuts.map((s) => at(s, thick / 2)), ...cuts.reverse().map((s) => at(s, -thick / 2))];
    const path = `M${edge.map((p) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`).join(' L')} Z`;
    return { path, ...at(i * each, thick * 0.08), mark: at(i * each, -thick * 0.36), tag: at(i * each, thick * 0.28), size, thick };
  });
}
