/** Whose turn it is and what comes next: the dealer's one obvious action in each phase. */
import type { ConsoleView } from '../lib/wire';

export type Turn = 'new-game' | 'throw' | 'no-more-bets' | 'confirm' | 'running' | 'refund' | 'closed';

export function turn(view: ConsoleView): Turn {
  const thrown = view.ball.state === 'track' || view.ball.state === 'dropping';
  switch (view.phase) {
    case 'closed':
      return 'closed';
    case 'idle':
    case 'settled':
      return 'new-game';
    case 'betting':
      return view.simulated && !thrown ? 'throw' : 'no-more-bets';
    case 'locked':
      // The clock may reach zero before the throw; then the ball, which may still rest in the last game's pocket,
      // is to be thrown, or the game voided.
      return view.simulated && !thrown ? 'throw' : 'running';
    case 'read':
      return view.reader.number === null ? 'running' : 'confirm';
    case 'void':
      return 'refund';
  }
}

/** Whether this member of staff works the table: nobody else does, and no demonstration dealer. */
export const deals = (view: ConsoleView): boolean =>
  view.dealer === view.me.name;

export const canVoid = (view: ConsoleView): boolean => ['betting', 'locked', 'read'].includes(view.phase);
