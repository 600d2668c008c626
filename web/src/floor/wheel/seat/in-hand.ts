/** Chips of a seat's own colour, counted. */
import { cents, text } from '../../../lib/money';

/** How many colour chips are picked up at a time. Five at once suit a wager on five neighbours. */
const COUNTS = [1, 5, 10, 20] as const;

export const colourAmounts = (value: string): string[] => COUNTS.map((count) => text(count * cents(value)));

export function countOf(amount: string, value: string): number {
  return cents(value) > 0 ? cents(amount) / cents(value) : 0;
}
