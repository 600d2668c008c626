/** What the one large button says and does, in every state of the table and for either role. */
import type { FeltView } from '../../../lib/generated';
import type { AnyCloth, Colour } from '../../../lib/wire';
import { show } from '../../../lib/money';
import { words } from '../../../lib/words';
import { losses, paidInAll } from './payments';
import { turn, type Act } from '../order';
import { named } from './act-names';
import { isMucker, offered, running } from './staff';
import { say } from './words';

interface Button {
  /** Null: nothing for this member of staff to do now. */
  press: Act | null;
  label: string;
  look: string;
  key?: string;
  swatch?: Colour;
}

const STOPS = 54;
const KEYS: Partial<Record<Act, string>> = { 'new-game': 'F2', 'spin-ball': 'F4', 'no-more-bets': 'F8' };

export function button(view: FeltView, cloth: AnyCloth | null, counted: boolean): Button {
  if (isMucker(view)) return muckers(view, counted);
  const act = turn(view);
  if (act === null) return { press: null, label: say.closed, look: '' };
  if (running(view)) return { press: null, label: view.table.game === 'bigsix' ? say.turning : say.running, look: '' };
  const look = act === 'no-more-bets' ? 'red' : 'brass';
  return { press: act, look, key: KEYS[act] ?? 'F9', label: label(view, act, cloth), swatch: swatch(view, act, cloth) };
}

function muckers(view: FeltView, counted: boolean): Button {
  if (view.phase !== 'collected') return { press: null, label: say.muckerWaits, look: '' };
  if (counted) return { press: null, label: say.counted, look: '' };
  return { press: 'count-mucked', label: say.act['count-mucked'], look: 'brass', key: 'F9' };
}

function label(view: FeltView, act: Act, cloth: AnyCloth | null): string {
  switch (act) {
    case 'announce-number':
      return announcing(view, cloth);
    case 'place-crown':
      return say.crownOn(view.number ?? '');
    case 'collect-losers':
      return say.collectThese(losses(view.payments).length);
    case 'pay-winners': {
      const amount = paidInAll(view.payments);
      return amount > 0 ? say.payThese(show(amount)) : say.payNone;
    }
    default:
      return named(view, act);
  }
}

function announcing(view: FeltView, cloth: AnyCloth | null): string {
  const number = offered(view);
  if (number === null) return view.table.game === 'bigsix' ? say.pickResult : say.pickNumber;
  if (view.table.game === 'roulette') return say.announce(number, colourName(number, cloth));
  const { stop, between } = view.ball;
  if (typeof stop === 'number' && between) return say.announceBetween(stop + 1, (stop + 1) % STOPS + 1);
  return typeof stop === 'number' ? say.announceStop(words.floor.bigsix.symbol(view.ball.number ?? ''), stop + 1) : say.announce(number, '');
}

function colour(number: string, cloth: AnyCloth | null) {
  return cloth && cloth.game !== 'bigsix' ? cloth.colours[number] : undefined;
}

function colourName(number: string, cloth: AnyCloth | null): string {
  const found = colour(number, cloth);
  return found ? words.floor.colour[found] : '';
}

function swatch(view: FeltView, act: Act, cloth: AnyCloth | null): Colour | undefined {
  const number = act === 'announce-number' && view.table.game === 'roulette' ? offered(view) : null;
  return number === null ? undefined : colour(number, cloth);
}
