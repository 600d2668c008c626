/** What a round came to at this position. The server takes it off the view once the round is over. */
import type { Payment as SeatedPayment } from '../../../frame/player/seated/paid-link.svelte';
import type { BaccaratWin, PositionView } from '../../../lib/generated';
import { cents } from '../../../lib/money';

type Payment = SeatedPayment<BaccaratWin>;

/** The result is announced, and not all of it is paid and put away. */
export const isDecided = ({ phase }: PositionView): boolean => phase === 'result' || phase === 'pay' || phase === 'discard';

/** The last round decided nothing, and no other has begun. */
export const isVoid = ({ round, history }: PositionView): boolean => history[0]?.round === round && history[0].winner === 'void';

/** What is remembered of the round on view, given what was remembered before. */
export function remembered(view: PositionView, payment: Payment | null): Payment | null {
  if (view.round === null || view.phase === 'betting') return null;
  if (!(isDecided(view) || isVoid(view)) || payment?.round === view.round || !view.result) return payment;
  return { round: view.round, wins: view.wins, back: cents(view.result.back), staked: cents(view.result.staked) };
}
