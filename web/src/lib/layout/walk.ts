/** Arrow keys over the cloth: from a position to the next one in a direction as it is drawn. */
import type { ClothPosition } from '../generated';
import type { Geometry } from './geometry';

export type Way = 'left' | 'right' | 'up' | 'down';

export function step(from: ClothPosition, way: Way, geometry: Geometry): ClothPosition {
  const here = geometry.at(from.x, from.y);
  let best = from;
  let least = Infinity;
  for (const position of geometry.cloth.positions) {
    const there = geometry.at(position.x, position.y);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const aside = way === 'left' || way === 'right' ? Math.abs(dy) : Math.abs(dx);
    // Straying to the side costs more than going far, so that a row is walked to its end.
    const cost = ahead + 3 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [position, cost];
  }
  return best;
}
