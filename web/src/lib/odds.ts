/** The odds of a spot, read off the table's sign, which names each kind of bet as the document calls it. */
import type { Position, Sign } from './wire';

const CALLED: Record<string, RegExp> = {
  straight: /straight/,
  split: /split/,
  row: /^row/,
  triple: /triple/,
  corner: /corner/,
  'first-five': /first five/,
  line: /six numbers/,
  column: /column/,
  dozen: /dozen/,
  red: /^red/,
  black: /^black/,
  odd: /^odd/,
  even: /^even$/,
  low: /1 to 18/,
  high: /19 to 36/,
};

export function oddsOf(position: Position, sign: Sign | null): string | null {
  if (position.odds) return position.odds;
  const called = CALLED[position.kind];
  return (called && sign?.odds.find((line) => called.test(line.about.toLowerCase()))?.says) || null;
}
