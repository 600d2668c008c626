/** Which moment of the game a board shows: live tables, terminals and dealerless tables name their phases differently. */
import type { Board, BoardResult } from '../lib/wire';

type Moment = 'closed' | 'between' | 'open' | 'no-more' | 'won' | 'void';

export function moment(view: Board): Moment {
  if (view.no_dealer || (view.dealer_away && view.phase === 'settled')) return 'between';
  switch (view.phase) {
    case 'closed':
      return 'closed';
    case 'idle':
      return 'between';
    case 'betting':
      return 'open';
    case 'no-more-bets':
    case 'locked':
    case 'read':
      return 'no-more';
    case 'announced':
    case 'crowned':
    case 'collected':
    case 'settled':
      return view.number === null ? 'no-more' : 'won';
    case 'void':
      return 'void';
  }
}

/** A game that decided nothing, though its number may have been read, or paid and taken back. */
export const isVoid = (one: BoardResult): boolean => one.number === null || (one.void ?? null) !== null;

export const isSix = (view: Board): boolean => view.table.game === 'bigsix';

/** Bets are open or the next game is due, but whoever deals has left the screen; or no dealer works the open table. */
export const isAwaited = (view: Board): boolean => view.no_dealer || (view.dealer_away && ['between', 'open'].includes(moment(view)));

/** The line to the wheel is lost while a game is open or due. */
export const isUnheard = (view: Board): boolean => view.ball.lost && ['between', 'open', 'no-more'].includes(moment(view));

/** A round that goes on after a no spin: its wagers stand and it is spun again. */
export const isAgain = (view: Board): boolean => view.phase === 'betting' && (view.spin ?? 0) > 0 && !view.spinning;
