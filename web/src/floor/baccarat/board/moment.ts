/** What a board calls out now. */
import type { BaccaratBoardView } from '../../../lib/generated';
import { say } from './words';

type Moment = keyof typeof say.moment | 'won';

/** Nothing goes on without the dealer, and nothing else is there to be told. */
const AWAITED: readonly string[] = ['idle', 'betting'];

export function momentOf(view: BaccaratBoardView): Moment {
  if (view.no_dealer || (view.dealer_away && AWAITED.includes(view.phase))) return 'awaited';
  switch (view.phase) {
    case 'closed':
      return 'closed';
    case 'idle':
      return view.shoe.last ? 'announced' : 'between';
    case 'betting':
      return view.shoe.last ? 'last' : 'open';
    case 'deal':
      return 'deal';
    case 'result':
    case 'pay':
    case 'discard':
      return 'won';
    case 'shuffle':
    case 'cut':
    case 'load':
    case 'burn':
      return 'shoe';
    default:
      return 'cards';
  }
}

export function calledOut(view: BaccaratBoardView): string {
  const moment = momentOf(view);
  return moment === 'won' ? (say.wins[view.winner ?? ''] ?? '') : say.moment[moment];
}
