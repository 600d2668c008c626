import { say as seats } from '../../../../frame/dealer/seats/words';
import type { AskedChips, FeltSeat } from '../../../../lib/generated';
import { brief, cents, text, type Cents } from '../../../../lib/money';
import type { Tally } from '../../../../lib/staff/tally.svelte';
import { called, say } from '../words';

/** Counted money against chips. `value` 0 is value chips; `trouble` says what stands in the way, if anything does. */
export interface Exchange {
  cash: Cents;
  /** Of the seat's colour; 0 where the money does not come to whole chips. */
  count: number;
  trouble: string;
}

/** A coupon alone buys nothing, but may be counted where `couponAlone` says so. */
export function exchange(tally: Tally, value: Cents, colour: string | null, couponAlone = false): Exchange {
  const cash = tally.cash;
  const count = value > 0 && cash % value === 0 ? cash / value : 0;
  return { cash, count, trouble: trouble(couponAlone ? tally.total : cash, value, count, colour) };
}

function trouble(counted: Cents, value: Cents, count: number, colour: string | null): string {
  if (counted === 0) return seats.issue.nothing;
  if (value === 0) return '';
  if (count === 0) return say.issue.uneven(brief(text(value)));
  return colour === null ? say.issue.needsColour : '';
}

/** Value chips that the player brought from elsewhere, to be counted in. */
export const isBrought = ({ value, currency }: AskedChips): boolean => cents(value) === 0 && cents(currency) === 0;

/** Which chips a seat plays with, in words. */
export function chipsOf({ colour, value, held, staked }: FeltSeat): string {
  if (colour) return `${called(colour)}, ${say.each(brief(value))}`;
  return cents(held) || cents(staked) ? say.valueOnly : seats.noChips;
}
