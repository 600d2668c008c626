/** What a player can hold at a live table: chips of the seat's colour, value chips, or cash with a spoken wager. */
import type { SeatView } from '../../../lib/generated';
import { cents, text, type Cents } from '../../../lib/money';

export type Held = 'colour' | 'value' | 'cash';

/** How many colour chips are picked up at a time. Five at once suit a wager on five neighbours. */
export const COUNTS = [1, 5, 10, 20] as const;
const NOTES: Cents[] = [500, 1_000, 2_000, 5_000, 10_000];
const MOST_SLOTS = 6;

export function amounts(view: SeatView, held: Held): string[] {
  if (held === 'value') return view.value_chips.slice(0, MOST_SLOTS);
  if (held === 'cash') return NOTES.map(text);
  return COUNTS.map((count) => text(count * cents(view.chips.value)));
}

export function countOf(amount: string, value: string): number {
  return cents(value) > 0 ? cents(amount) / cents(value) : 0;
}

/** A coupon rides with at least its own worth in chips, whole ones. */
export function withCoupon(amount: string, coupon: string, value: string): string {
  const [one, least] = [Math.max(cents(value), 1), cents(coupon)];
  return text(Math.max(cents(amount), Math.ceil(least / one) * one));
}
