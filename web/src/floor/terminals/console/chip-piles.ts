/** The chips that make a cash-out, in piles. */

/** Value chips of the dealer's rack, largest first. */
const RACK = [50_000, 10_000, 2_500, 500, 100] as const;

export interface Pile {
  cents: number;
  count: number;
}

/** The fewest chips that make an amount; what no chip can make comes back as one last pile of coin. */
export function piles(total: number): Pile[] {
  let rest = total;
  const made: Pile[] = RACK.map((cents) => {
    const count = Math.floor(rest / cents);
    rest -= count * cents;
    return { cents, count };
  });
  if (rest > 0) made.push({ cents: rest, count: 1 });
  return made;
}

export const worth = (counted: readonly Pile[]): number =>
  counted.reduce((sum, pile) => sum + pile.cents * pile.count, 0);
