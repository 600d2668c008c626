/** How the last games of a table fell, counted by what can be bet on. Void games count nowhere. */

export interface PastNumber {
  number: string | null;
  colour: string | null;
  void?: string | null;
}

export interface Share {
  name: string;
  /** Each part's name and how often it came. */
  parts: readonly (readonly [string, number])[];
}

export interface Frequency {
  number: string;
  came: number;
}

const LISTED = 4;

export const cameOf = (history: readonly PastNumber[]): PastNumber[] => history.filter((one) => one.number !== null && !one.void);

/** 0 and 00 are in no dozen and neither odd nor even. */
const between = (numbers: readonly string[], so: (value: number) => boolean) => numbers.filter((number) => Number(number) > 0 && so(Number(number))).length;

export function sharesOf(history: readonly PastNumber[], say: Record<'colours' | 'parity' | 'halves' | 'dozens' | 'columns', readonly string[]>): Share[] {
  const came = cameOf(history);
  const numbers = came.map(({ number }) => number!);
  const share = ([name = '', ...parts]: readonly string[], counts: readonly number[]): Share => ({ name, parts: parts.map((part, i) => [part, counts[i] ?? 0] as const) });
  const thirds = [0, 1, 2];
  return [
    share(say.colours, ['red', 'black', 'green'].map((colour) => came.filter((one) => one.colour === colour).length)),
    share(say.parity, [1, 0].map((rest) => between(numbers, (value) => value % 2 === rest))),
    share(say.halves, [between(numbers, (value) => value <= 18), between(numbers, (value) => value > 18)]),
    share(say.dozens, thirds.map((nth) => between(numbers, (value) => Math.ceil(value / 12) === nth + 1))),
    share(say.columns, thirds.map((nth) => between(numbers, (value) => (value - 1) % 3 === nth))),
  ];
}

/** What came most often, and what came least, of all that can come. */
export function hotAndCold(history: readonly PastNumber[], order: readonly string[]): [Frequency[], Frequency[]] {
  const numbers = cameOf(history).map(({ number }) => number);
  const counted = order.map((number) => ({ number, came: numbers.filter((one) => one === number).length }));
  const sorted = counted.toSorted((a, b) => b.came - a.came);
  return [sorted.slice(0, LISTED).filter(({ came }) => came > 0), sorted.slice(-LISTED).reverse()];
}
