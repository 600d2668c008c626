/** The chips that make a cash-out, in piles. */

/** Value chips of the dealer's rack, largest first; `slot` is the chip's colour in the palette. */
const RACK = [
  { cents: 50_000, slot: 6 },
  { cents: 10_000, slot: 5 },
  { cents: 2_500, slot: 4 },
  { cents: 500, slot: 2 },
  { cents: 100, slot: 1 },
] as const;

export interface Pile {
  cents: number;
  slot: number;
  count: number;
}

/** The fewest chips that make an amount; what no chip can make comes back as one last pile of coin. */
export function piles(total: number): Pile[] {
  let rest = total;
  const made: Pile[] = RACK.map(({ cents, slot }) => {
    const count = Math.floor(rest / cents);
    rest -= count * cents;
    return { cents, slot, count };
  });
  if (rest > 0) made.push({ cents: rest, slot: 1, count: 1 });
  return made;
}

export const worth = (counted: readonly Pile[]): number =>
  counted.reduce((sum, pile) => sum + pile.cents * pile.count, 0);
