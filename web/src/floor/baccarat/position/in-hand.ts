/** What a player can hold at a card table: value chips, or cash with a spoken bet. */
import type { PositionView } from '../../../lib/generated';
import { cents, text, type Cents } from '../../../lib/money';

export type Held = 'value' | 'cash';
export const HELDS: readonly Held[] = ['value', 'cash'];

const NOTES: Cents[] = [500, 1_000, 2_000, 5_000, 10_000];
const MOST_SLOTS = 6;

export const amounts = (view: PositionView, held: Held): string[] =>
  held === 'value' ? view.value_chips.slice(0, MOST_SLOTS) : NOTES.map(text);

/** A coupon rides with at least its own worth in chips. */
export const withCoupon = (amount: string, coupon: string): string => text(Math.max(cents(amount), cents(coupon)));
