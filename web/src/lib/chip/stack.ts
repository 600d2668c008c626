/** An amount as chips of the rack, largest first: what lies in a stack. */
import { cents, type Cents } from '../money';

export interface Piece {
  /** Which of the six chips, counted from one. */
  slot: number;
  amount: Cents;
}

/** The slot whose chip this amount is, or the largest chip that is not more than it. */
export function slotOf(amount: Cents, chips: readonly string[]): number {
  const fitting = chips.map(cents).filter((chip) => chip <= amount);
  return Math.max(1, fitting.length);
}

export function stack(amount: Cents, chips: readonly string[], most = 5): Piece[] {
  const pieces: Piece[] = [];
  let left = amount;
  for (let slot = chips.length; slot >= 1 && pieces.length < most; slot--) {
    const chip = cents(chips[slot - 1]!);
    while (chip > 0 && left >= chip && pieces.length < most) {
      pieces.push({ slot, amount: chip });
      left -= chip;
    }
  }
  return pieces.length ? pieces : [{ slot: 1, amount }];
}
