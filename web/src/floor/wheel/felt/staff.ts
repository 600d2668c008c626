/** Who works the felt, and what of the wheel they can see already. */
import type { FeltView } from '../../../lib/generated';

export const isMucker = (view: FeltView): boolean => view.me.role === 'mucker';

/** Whether this member of staff has the table in the role they signed in with. */
export const works = (view: FeltView): boolean =>
  (isMucker(view) ? view.mucker : view.dealer) === view.me.name;

/** The simulated ball or wheel still runs: nothing can be announced before it rests. A real wheel is the dealer's to see. */
export const running = (view: FeltView): boolean =>
  view.simulated && view.phase === 'no-more-bets' && view.spinning && (view.ball.state === 'track' || view.ball.state === 'dropping');

/** What is to be announced, if the reader or the simulated wheel offers it, as the wire writes it. */
export function offered(view: FeltView): string | null {
  if (view.phase !== 'no-more-bets' || !view.spinning) return null;
  if (view.table.game === 'roulette') return view.reader;
  const { state, stop, number, between, result } = view.ball;
  if (state !== 'rest') return null;
  if (between) return result ?? null;
  return typeof stop === 'number' ? `stop:${stop + 1}` : number;
}
