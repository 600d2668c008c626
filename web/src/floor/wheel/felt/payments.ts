/** What each wager comes to once the number is announced: taken, or paid at odds. */
import type { Cloth, FeltView, WagerEnd } from '../../../lib/generated';
import { brief, cents, show, sum } from '../../../lib/money';
import { say } from './words';

export const wins = (ends: readonly WagerEnd[]): WagerEnd[] => ends.filter(({ verdict }) => verdict === 'won');
/** What the dealer takes something of: lost whole, in half, or the four losing fifths of a winning five adjacent. */
export const losses = (ends: readonly WagerEnd[]): WagerEnd[] => ends.filter(({ collected }) => cents(collected) > 0);

export const takenInAll = (ends: readonly WagerEnd[]): number => sum(ends.map(({ collected }) => collected));

/** Which part of a wager is taken, where it is not all of it. */
export const partTaken = ({ verdict }: WagerEnd): string => (verdict === 'half' ? say.half : verdict === 'won' ? say.fourFifths : '');

export function paidInAll(ends: readonly WagerEnd[]): number {
  return wins(ends).reduce((total, { paid }) => total + cents(paid), 0);
}

/** The odds a wager is paid at: the cloth's where it names them, else from the payment itself. */
export function oddsPaid(end: WagerEnd, cloth: Cloth | null): string {
  if (end.spot.startsWith('adjacent:')) {
    const straight = cloth?.positions.find(({ kind }) => kind === 'straight')?.odds;
    if (straight) return say.onFifth(straight);
  }
  const posted = cloth?.positions.find(({ spot }) => spot === end.spot)?.odds;
  if (posted) return posted;
  const [stake, paid] = [cents(end.stake), cents(end.paid)];
  return stake > 0 && paid % stake === 0 ? say.toOne(paid / stake) : say.inAll(brief(end.paid), brief(end.stake));
}

/** What is paid, as a dealer cuts it: "35 navy", "1 × $500, 2 × $100". */
export const cut = ({ chips }: WagerEnd): string =>
  chips.map(({ count, colour, value }) => (colour !== null ? say.ofColour(count, colour) : count ? say.ofValue(count, brief(value)) : say.change(show(value)))).join(', ');

export const seatName = (view: FeltView, id: string): string => view.seats.find((seat) => seat.id === id)?.name ?? id;
