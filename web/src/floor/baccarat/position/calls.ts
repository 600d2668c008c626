/** What is told to the player at each moment: the call, and what it means. */
import { find } from '../../../lib/acts';
import type { PositionView } from '../../../lib/generated';
import { say } from './words';

type Call = readonly [string, string];

const SHOE: readonly string[] = ['shuffle', 'load', 'burn'];

export function callOf(view: PositionView): Call {
  if (view.no_dealer) return say.call.unworked;
  switch (view.phase) {
    case 'closed':
      return say.call.closed;
    case 'betting':
      return say.call[view.dealer_away ? 'awaited' : view.shoe.last ? 'last' : 'betting'];
    case 'deal':
      return [say.call.deal[0], waitsFor(view)];
    case 'result':
    case 'pay':
    case 'discard':
      return [say.wins[view.winner ?? ''] ?? '', countsOf(view)];
    case 'idle':
      return say.call.idle;
    case 'cut':
      return [say.call.cut[0], waitsFor(view)];
    default:
      return [say.call[SHOE.includes(view.phase) ? 'shoe' : 'cards'][0], waitsFor(view)];
  }
}

/** What the game waits for, as the table words it. */
function waitsFor({ acts, seat }: PositionView): string {
  const due = acts.find(({ when, procedure }) => when === 'due' && (procedure === 'game' || procedure === 'cards'));
  return (find(acts, 'accept-cards', seat.id) ?? due)?.says ?? '';
}

const countsOf = ({ player, banker }: PositionView): string =>
  player.count === null || banker.count === null ? '' : say.counts(player.count, banker.count);
