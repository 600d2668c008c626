/** The order of play where there is no dealer, and the clauses that order it. It stands here until the server sends them. */
import type { TerminalView } from '../../lib/generated';

export const CLAUSE = {
  insertBill: 'ilani:6.d',
  returned: '6.c',
  credited: '4.c',
  stationClosed: 'ilani:3.a',
} as const;

/** Each step of a hand pay with its clause, in order. */
export const HAND_PAY = [
  ['asked', '4.c'],
  ['walking', '4.c'],
  ['paid', '4.c'],
] as const;

/** A station opens and closes by itself or with its table. */
export const stationClosed = (view: TerminalView | null): boolean => view !== null && (!view.open || view.phase === 'closed');

/** A voided game has returned its bets already; only its record says so. */
export const justVoided = ({ phase, history: [past], round }: TerminalView): boolean =>
  phase === 'idle' && past?.round === round && Boolean(past?.void);
