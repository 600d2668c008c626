/** Spots as a dealer would say them, also those that lie beside the cloth; and what lies on each. */
import type { FeltSeat } from '../../../lib/generated';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import { words } from '../../../lib/words';

export const spotName = (spot: string): string => words.floor.spot(spot);

export interface Pile extends FeltStack {
  key: string;
  seat: string;
}

/** Every seat's stacks and spoken wagers, by spot. */
export function piles(seats: readonly FeltSeat[]): Map<string, Pile[]> {
  const found = new Map<string, Pile[]>();
  const lay = (pile: Pile) => found.set(pile.spot, [...(found.get(pile.spot) ?? []), pile]);
  for (const { id, colour, value, felt, called } of seats) {
    for (const { spot, tender, stake, coupon } of felt)
      lay({ key: `${id} ${tender}`, seat: id, spot, colour: tender === 'colour' ? colour : null, each: value, stake, coupon });
    for (const [spot, stake] of Object.entries(called))
      lay({ key: `${id} called`, seat: id, spot, colour: null, stake, called: true });
  }
  return found;
}

/** How much nearer stacks lie to one another across their spot than along it. */
const ACROSS = 0.72;

/** Where each of so many stacks on one spot lies, in radii from its middle: where there is more room, never quite hiding another. */
export function spread(count: number, i: number, tall = false): { x: number; y: number } {
  if (count === 1) return { x: 0, y: 0 };
  if (count === 2) return tall ? { x: 0, y: i - 0.3 } : { x: (i * 2 - 1) * ACROSS, y: 0 };
  const turn = (2 * Math.PI * i) / count - Math.PI / 2;
  const [x, y] = [Math.cos(turn) * 0.92, Math.sin(turn) * 0.92];
  return tall ? { x: x * ACROSS, y } : { x, y: y * ACROSS };
}
