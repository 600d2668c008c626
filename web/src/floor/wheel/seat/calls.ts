/** What is told to the player in each phase. */
import type { SeatView } from '../../../lib/generated';
import { betweenTwo, clapperSays } from '../../../lib/bigsix/between';
import { words } from '../../../lib/words';
import { say } from './words';

export type Lamp = 'open' | 'track' | 'closed';
type Call = keyof typeof say.call;

export const isSix = (view: SeatView): boolean => view.table.game === 'bigsix';

export function lampOf(view: SeatView): Lamp {
  if (view.phase !== 'betting') return 'closed';
  return view.spinning ? 'track' : 'open';
}

/** A spin was called off in this round: its wagers stand, and it is spun again. */
export const again = (view: SeatView): boolean => view.phase === 'betting' && !view.spinning && view.spin > 0;

/** `won` is null while the round that is over is not this seat's to remember. */
export function callOf(view: SeatView, won: boolean | null): Call {
  switch (view.phase) {
    case 'betting':
      if (again(view)) return 'respin';
      return view.spinning ? 'inTrack' : 'betting';
    case 'no-more-bets':
      if (view.ball.state === 'rest') return isSix(view) ? 'stopped' : 'landed';
      return view.table.before_spin && !view.spinning ? 'beforeSpin' : 'noMoreBets';
    case 'announced':
      return isSix(view) ? 'announcedSix' : 'announced';
    case 'idle':
      if (view.number === null || won === null) return 'idle';
      return won ? 'paid' : 'lost';
    default:
      return view.phase;
  }
}

/** The result as it is called: "17 black", "Joker". */
export function outcomeOf(view: SeatView): string {
  if (view.number === null) return '';
  if (isSix(view)) return words.floor.bigsix.symbol(view.number);
  return say.outcome(view.number, view.colour ? words.floor.colour[view.colour] : '');
}

/** At the Big Six: why this symbol counts, when the clapper rests between two. */
export function clapperOf(view: SeatView, stops: readonly string[]): string | null {
  if (!['no-more-bets', 'announced', 'collected'].includes(view.phase)) return null;
  return clapperSays(betweenTwo(view.ball, stops), view.phase === 'no-more-bets' ? null : view.number);
}
