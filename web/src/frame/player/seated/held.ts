/** What a player can hold: chips of the seat's colour, value chips, or cash with a spoken bet. */
import { cents, text, type Cents } from '../../../lib/money';

export type Held = 'colour' | 'value' | 'cash';

const NOTES: Cents[] = [500, 1_000, 2_000, 5_000, 10_000];
const MOST_SLOTS = 6;

/** The amounts in the rack, where they are not of a colour. */
export const plainAmounts = (values: readonly string[], held: Held): string[] => (held === 'cash' ? NOTES.map(text) : values.slice(0, MOST_SLOTS));

/** A coupon goes with at least its own worth in chips, whole ones of `value` each. */
export function withCoupon(amount: string, coupon: string, value: string): string {
  const one = Math.max(cents(value), 1);
  return text(Math.max(cents(amount), Math.ceil(cents(coupon) / one) * one));
}
