/** What is told of each phase: the dealer's call, and where the round stands. */
import type { SeatView } from '../lib/live-table';
import { words } from '../lib/words';

export type Lamp = 'open' | 'track' | 'closed';
type Call = keyof typeof words.seat.call;

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
  return words.seat.outcome(view.number, view.colour ? words.floor.colour[view.colour] : '');
}

const PATH = ['betting', 'spin', 'number', 'crown', 'collect', 'pay'] as const;
export type Step = (typeof PATH)[number];

/** The Big Six has no crown. Where betting closes before the spin it is the first step alone that takes bets. */
export function path(view: SeatView): Step[] {
  return PATH.filter((step) => step !== 'crown' || !isSix(view));
}

export function stepOf(view: SeatView): Step | null {
  switch (view.phase) {
    case 'betting':
      return view.spinning ? 'spin' : 'betting';
    case 'no-more-bets':
      return view.ball.state === 'rest' ? 'number' : 'spin';
    case 'announced':
      return 'number';
    case 'crowned':
      return 'crown';
    case 'collected':
      return 'collect';
    case 'idle':
      return view.number === null ? null : 'pay';
    case 'closed':
      return null;
  }
}
