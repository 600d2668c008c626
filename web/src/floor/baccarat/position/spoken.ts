/** What a player hears of the cards: each as its face is seen, then what the dealer calls and what the game waits for. */
import type { PositionView } from '../../../lib/generated';
import { cardName } from '../parts/words';
import { callOf } from './calls';
import { say } from './words';

const SIDES = ['player', 'banker'] as const;

export function heard(was: PositionView, now: PositionView): string[] {
  const before = callOf(was);
  const called = was.phase === now.phase ? callOf(now).filter((one, i) => one && one !== before[i]) : [];
  return [...SIDES.flatMap((side) => seen(was, now, side)), ...called];
}

/** Cards of a hand that lay face down before, or did not lie there. */
function seen(was: PositionView, now: PositionView, side: (typeof SIDES)[number]): string[] {
  const known = new Set(was[side].cards.filter(({ card }) => card !== null).map(({ draw }) => draw));
  return now[side].cards.flatMap(({ draw, card }, i) => (card === null || known.has(draw) ? [] : [say.seen[side](i, cardName(card))]));
}
