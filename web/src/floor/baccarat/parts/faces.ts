/** What is printed on a card: its suit as a path around 0 0, and where its pips stand on a card of 100 by 140. */
export type Suit = 'S' | 'H' | 'D' | 'C';

export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export const SUIT_PATHS: Record<Suit, string> = {
  S: 'M0 -11 C3 -5 10 -2 10 4 C10 7.4 7.6 9 5.4 9 C3.3 9 1.7 8 .9 6.4 C1.1 9 2.1 10.4 3.8 11 H-3.8 C-2.1 10.4 -1.1 9 -.9 6.4 C-1.7 8 -3.3 9 -5.4 9 C-7.6 9 -10 7.4 -10 4 C-10 -2 -3 -5 0 -11 Z',
  H: 'M0 10.5 C-3 5.5 -10.5 1.5 -10.5 -4.2 C-10.5 -7.8 -8 -10 -5.3 -10 C-2.7 -10 -.9 -8.6 0 -6.2 C0.9 -8.6 2.7 -10 5.3 -10 C8 -10 10.5 -7.8 10.5 -4.2 C10.5 1.5 3 5.5 0 10.5 Z',
  D: 'M0 -11.5 C2 -7 5 -3 8.4 0 C5 3 2 7 0 11.5 C-2 7 -5 3 -8.4 0 C-5 -3 -2 -7 0 -11.5 Z',
  C: 'M0 -10.6 a4.8 4.8 0 1 1 0 9.6 a4.8 4.8 0 1 1 0 -9.6 Z M-5.4 -2.4 a4.8 4.8 0 1 1 0 9.6 a4.8 4.8 0 1 1 0 -9.6 Z M5.4 -2.4 a4.8 4.8 0 1 1 0 9.6 a4.8 4.8 0 1 1 0 -9.6 Z M-2 -3 H2 L0.9 4 C1.1 8.4 2.1 10.4 3.8 11 H-3.8 C-2.1 10.4 -1.1 8.4 -.9 4 Z',
};

const [LEFT, MIDDLE, RIGHT] = [33, 50, 67];
const column = (x: number, ...ys: number[]): [number, number][] => ys.map((y) => [x, y]);
const SIDES = (...ys: number[]) => [...column(LEFT, ...ys), ...column(RIGHT, ...ys)];

const PIPS: Record<string, [number, number][]> = {
  '2': column(MIDDLE, 28, 112),
  '3': column(MIDDLE, 28, 70, 112),
  '4': SIDES(28, 112),
  '5': [...SIDES(28, 112), [MIDDLE, 70]],
  '6': SIDES(28, 70, 112),
  '7': [...SIDES(28, 70, 112), [MIDDLE, 49]],
  '8': [...SIDES(28, 70, 112), ...column(MIDDLE, 49, 91)],
  '9': [...SIDES(26, 55, 85, 114), [MIDDLE, 70]],
  '10': [...SIDES(26, 55, 85, 114), ...column(MIDDLE, 40, 100)],
};

/** None for an ace and for court cards, which have a picture of their own. */
export const pipsOf = (rank: string): [number, number][] => PIPS[rank] ?? [];

/** `10H` is the ten of hearts. */
export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): Suit => card.slice(-1) as Suit;
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
export const isCourt = (rank: string): boolean => 'JQK'.includes(rank);
