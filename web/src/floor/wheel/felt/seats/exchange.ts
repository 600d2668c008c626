import { brief, text, type Cents } from '../../../../lib/money';
import type { Tally } from '../../../../lib/staff/tally.svelte';
import { say } from '../words';

/** Counted money against chips. `value` 0 is value chips; `trouble` says what stands in the way, if anything does. */
export interface Exchange {
  cash: Cents;
  /** Of the seat's colour; 0 where the money does not come to whole chips. */
  count: number;
  trouble: string;
}

/** A coupon alone buys nothing, but may be counted where `couponAlone` says so. */
export function exchange(tally: Tally, value: Cents, colour: string | null, couponAlone = false): Exchange {
  const cash = tally.amount('currency') + tally.amount('chips');
  const count = value > 0 && cash % value === 0 ? cash / value : 0;
  return { cash, count, trouble: trouble(couponAlone ? tally.total : cash, value, count, colour) };
}

function trouble(counted: Cents, value: Cents, count: number, colour: string | null): string {
  if (counted === 0) return say.issue.nothing;
  if (value === 0) return '';
  if (count === 0) return say.issue.uneven(brief(text(value)));
  return colour === null ? say.issue.needsColour : '';
}
