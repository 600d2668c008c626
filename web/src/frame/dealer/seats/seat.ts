/** What the dealer's frame knows of a seat, whatever is played there. */
import type { AskedChips, DealingSeat, FeltSeat } from '../../../lib/generated';
import { brief, cents, sum, type Cents } from '../../../lib/money';
import { KINDS } from '../../../lib/staff/tally.svelte';
import { say } from './words';

export type DealtSeat = FeltSeat | DealingSeat;

export const callsOf = ({ called }: DealtSeat): number => Object.keys(called).length;

/** Has asked for chips or called a wager, and waits for the dealer. */
export const waits = (seat: DealtSeat): boolean => seat.asked !== null || callsOf(seat) > 0;

/** Those who wait come first; within that the table's own order. */
export const waitingFirst = <Seat extends DealtSeat>(seats: readonly Seat[]): Seat[] => [...seats.filter(waits), ...seats.filter((seat) => !waits(seat))];

export const cashOf = ({ currency, chips }: AskedChips): Cents => sum([currency, chips]);

/** What the player laid down, in words. */
export const laidOf = (asked: AskedChips): string =>
  KINDS.filter((kind) => cents(asked[kind])).map((kind) => `${brief(asked[kind])} ${say.kind[kind]}`).join(', ');

/** Says so where another amount was counted than the player laid. */
export const differing = (counted: Cents, asked: AskedChips): string =>
  counted > 0 && counted !== cashOf(asked) ? say.issue.differs(laidOf(asked)) : '';
