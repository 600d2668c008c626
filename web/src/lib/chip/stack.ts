/** An amount as chips of the rack, largest first: what lies in a stack. */
import { cents, type Cents } from '../money';
import type { FeltStack } from './felt-stack';

const HIGHEST = 5;

/** The chip that this amount is, or the largest that is not more than it. */
export function chipOf(amount: Cents, chips: readonly string[]): Cents {
  const worths = chips.map(cents);
  return worths.filter((chip) => chip <= amount).at(-1) ?? worths[0] ?? amount;
}

export function stack(amount: Cents, chips: readonly string[], most = HIGHEST): Cents[] {
  const pieces: Cents[] = [];
  let left = amount;
  for (let slot = chips.length; slot >= 1 && pieces.length < most; slot--) {
    const chip = cents(chips[slot - 1]!);
    while (chip > 0 && left >= chip && pieces.length < most) {
      pieces.push(chip);
      left -= chip;
    }
  }
  return pieces.length ? pieces : [chipOf(amount, chips)];
}

/** How many chips a stack looks high: one chip is drawn as one, and a taller pile for each doubling. */
export function pileHeight({ stake, colour, each }: FeltStack, chips: readonly string[]): number {
  if (colour === null) return stack(cents(stake), chips).length;
  const count = each && cents(each) > 0 ? cents(stake) / cents(each) : 1;
  return Math.min(HIGHEST, 1 + Math.ceil(Math.log2(Math.max(1, count))));
}
