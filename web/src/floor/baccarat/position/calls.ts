/** What is told to the player at each moment: the call, and what it means. An absent dealer is told in its place (`call-notice.ts`). */
import { find } from '../../../lib/acts';
import type { PositionView } from '../../../lib/generated';
import { isVoid } from './payment';
import { say } from './words';

type Call = readonly [string, string];

const SHOE: readonly string[] = ['load', 'burn'];

export function callOf(view: PositionView): Call {
  switch (view.phase) {
    case 'closed':
      return say.call.closed;
    case 'betting':
      return say.call[view.shoe.last ? 'lastOpen' : 'betting'];
    case 'deal':
      return [say.call.deal[0], [turnLost(view), waitsFor(view)].filter(Boolean).join('. ')];
    case 'result':
    case 'pay':
    case 'discard':
      return [say.wins[view.winner ?? ''] ?? '', countsOf(view)];
    case 'idle':
      if (view.shoe.cutting) return say.call[view.shoe.last ? 'last' : 'cutting'];
      return [say.call.idle[0], waitsFor(view)];
    case 'shuffle':
      if (isVoid(view) && view.result) return say.call.void;
      return [say.call.shoe[0], waitsFor(view)];
    case 'cut':
      return [say.call.cut[0], waitsFor(view)];
    default:
      return [say.call[SHOE.includes(view.phase) ? 'shoe' : 'cards'][0], waitsFor(view)];
  }
}

/** What the game waits for, as the table words it: first what must be put right. */
function waitsFor(view: PositionView): string {
  const { acts, seat } = view;
  const due = (...procedures: string[]) => acts.find((act) => act.when === 'due' && procedures.includes(act.procedure))?.says;
  return due('irregularity') ?? find(acts, 'accept-cards', seat.id)?.says ?? turnedBy(view) ?? due('game', 'cards') ?? '';
}

/** Why this player has the cards no more, until they are turned. */
function turnLost({ turn_lost: why, player, banker, seat }: PositionView): string {
  const down = [player, banker].some(({ cards, holder }) => holder !== seat.id && cards.some(({ card }) => card === null));
  if (why === null || !down) return '';
  return say.turnLost[why];
}

/** Another player has the cards of a hand, or is asked to take them. */
function turnedBy(view: PositionView): string | undefined {
  const down = [view.player, view.banker].filter((hand) => hand.cards.some(({ card }) => card === null));
  const held = down.find(({ holder }) => holder !== null && holder !== view.seat.id)?.holder;
  const offered = down.find((hand) => hand.offered !== null)?.offered;
  return offered ? say.others.offered(offered) : held ? say.others.held(held) : undefined;
}

const countsOf = ({ player, banker }: PositionView): string =>
  player.count === null || banker.count === null ? '' : say.counts(player.count, banker.count);
