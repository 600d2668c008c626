/** A dealerless table settles in the instant its reader sees the pocket; the eye sees the ball rest a little later. */
import { cents, text } from '../../lib/money';
import type { TerminalView } from '../../lib/generated';

/** The view as it stood before the settlement, for as long as the ball still falls. */
export function beforeRest(view: TerminalView): TerminalView {
  if (view.phase !== 'settled') return view;
  const mine = view.games[0]?.round === view.round ? view.games[0] : null;
  return {
    ...view,
    phase: 'locked',
    number: null,
    colour: null,
    wins: [],
    won: '0.00',
    history: view.history.filter(({ round }) => round !== view.round),
    games: mine ? view.games.slice(1) : view.games,
    bets: mine?.bets ?? {},
    staked: mine?.staked ?? '0.00',
    credits: mine ? text(cents(view.credits) - cents(mine.paid)) : view.credits,
  };
}
