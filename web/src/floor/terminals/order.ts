/**
 * The order of play at a table of automatic terminals, and the clauses that order it: the dealer's next act, the steps of
 * a buy-in and of a cash-out. It stands here until the server sends what is due.
 */
import type { CashOutView, ConsoleView } from '../../lib/generated';
import type { BuyInStep, Phase } from '../../lib/wire';

export type Turn = 'new-game' | 'throw' | 'no-more-bets' | 'confirm' | 'running' | 'refund' | 'closed';

export const ballRuns = ({ ball }: ConsoleView): boolean => ball.state === 'track' || ball.state === 'dropping';

/** The dealer's one obvious action. */
export function turn(view: ConsoleView): Turn {
  const thrown = ballRuns(view);
  switch (view.phase) {
    case 'closed':
      return 'closed';
    case 'idle':
    case 'settled':
      return 'new-game';
    case 'betting':
      return view.simulated && !thrown ? 'throw' : 'no-more-bets';
    case 'locked':
      // The clock may reach zero before the throw. The ball, which may still rest in the last game's pocket, is then
      // to be thrown, or the game voided.
      return view.simulated && !thrown ? 'throw' : 'running';
    case 'read':
      return view.reader.number === null ? 'running' : 'confirm';
    case 'void':
      return 'refund';
  }
}

export const canVoid = ({ phase }: ConsoleView): boolean => ['betting', 'locked', 'read'].includes(phase);

/** A buy-in is corrected only while no round is in play. */
export const roundInPlay = (phase: Phase): boolean => ['betting', 'locked', 'read', 'void'].includes(phase);

/** The clause that orders what the dealer does next. */
export function nextClause(view: ConsoleView): string {
  const runs = ballRuns(view);
  const clauses: Record<Phase, string> = {
    closed: 'I.1.b',
    idle: 'I.2.a',
    betting: runs ? 'I.6.d' : 'I.6.c',
    locked: runs ? 'I.6.e' : 'I.6.c',
    read: 'I.6.e',
    settled: 'I.6.f',
    void: 'I.9.k',
  };
  return clauses[view.phase];
}

export const CLAUSE = {
  layBuyIn: 'I.3.a.i',
  correctBuyIn: 'I.9.e',
  takeTable: 'I.2.a',
  prompt: 'I.6.b',
  otherNumber: 'I.9.d',
  voidGame: 'I.9.k',
} as const;

/** Each step of a buy-in with its clause, in order. */
export const BUY_IN: readonly [BuyInStep | 'verified', string][] = [
  ['laid', 'I.3.a.i'],
  ['picked-up', 'I.3.a.ii'],
  ['counted', 'I.3.a.iii'],
  ['credited', 'I.3.a.iv–v'],
  ['dropped', 'I.3.a.vi'],
  ['verified', 'I.3.a.vii'],
];

/** Each step of a cash-out with its clause, in order. */
export const CASH_OUT: readonly [CashOutView['step'] | 'delivered', string][] = [
  ['asked', 'I.8.a'],
  ['confirmed', 'I.8.b'],
  ['selected', 'I.8.d'],
  ['paid', 'I.8.e–f'],
  ['delivered', 'I.8.g'],
];

/** The same as the dealer serves it: what the player does is one step. */
export const CASH_OUT_SERVED: typeof CASH_OUT = [['confirmed', 'I.8.a–b'], ...CASH_OUT.slice(2)];

/** How many steps of such a procedure are done, once `step` is. */
export function stepsDone(steps: readonly (readonly [string, string])[], step: string | undefined): number {
  return 1 + steps.findIndex(([name]) => name === step);
}

/** Faults of the simulated wheel, and the clause that deals with each. */
export const FAULTS: Record<string, string> = {
  'with-rotation': 'I.9.a',
  'short-spin': 'I.9.b',
  'ball-not-dropped': 'I.9.c',
  malfunction: 'I.9.g',
  'foreign-object': 'I.9.h',
  'ball-out': 'I.9.i',
  misread: 'I.9.d',
};
