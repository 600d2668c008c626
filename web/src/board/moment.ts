/** Which moment of the game a board shows: live tables, terminals and dealerless tables name their phases differently. */
import type { BoardView } from '../lib/felt-wire';

type Moment = 'closed' | 'between' | 'open' | 'no-more' | 'won' | 'void';

export function moment(view: BoardView): Moment {
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
    default:
      // A phase this page does not know yet: a number, if there is one, is still worth showing.
      return view.number === null ? 'between' : 'won';
  }
}

export const isSix = (view: BoardView): boolean => view.table.game === 'bigsix';

/** A round that goes on after a no spin: its wagers stand and it is spun again. */
export const isAgain = (view: BoardView): boolean => view.phase === 'betting' && view.spin > 0 && !view.spinning && view.table.game !== undefined;
