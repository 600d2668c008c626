/** What lies on each area of a position, as chips are drawn. */
import type { FeltStack } from '../../../lib/chip/felt-stack';
import { brief, cents, face } from '../../../lib/money';
import type { DealingSeat, DealingView } from '../../../lib/generated';

const SHORT = 100_000;
/** An amount where there is little room: to the cent as long as it is short, else as on the face of a chip. */
export const small = (amount: string): string => (cents(amount) < SHORT ? brief(amount) : `$${face(amount)}`);

/** From the players' edge to the dealer's. */
export const AREAS = ['player', 'banker', 'tie'] as const;
export type Area = (typeof AREAS)[number];

/** Chips and spoken wagers of one seat on one area. */
export const stacksOn = ({ felt, called }: DealingSeat, spot: string): FeltStack[] => [
  ...felt.filter((laid) => laid.spot === spot).map(({ stake, coupon }) => ({ spot, colour: null, stake, coupon })),
  ...Object.entries(called).filter(([named]) => named === spot).map(([, stake]) => ({ spot, colour: null, stake, called: true })),
];

/** The result, while its cards lie on the table. */
export const resultOf = ({ winner, player }: DealingView): string | null => (player.cards.length ? winner : null);

/** What the result makes of an area: of a tie the hands' own wagers come back. */
export function verdictOn(winner: string | null, spot: Area): 'won' | 'lost' | null {
  if (winner === null || (winner === 'tie' && spot !== 'tie')) return null;
  return winner === spot ? 'won' : 'lost';
}
