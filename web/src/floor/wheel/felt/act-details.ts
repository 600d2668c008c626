/** What an act at the felt is done with, as far as it can be seen already: the number to announce, the money to pay. */
import type { ActView, FeltView } from '../../../lib/generated';
import type { AnyCloth, Colour } from '../../../lib/wire';
import { betweenTwo } from '../../../lib/bigsix/between';
import { show } from '../../../lib/money';
import { words } from '../../../lib/words';
import { losses, paidInAll, wins } from './payments';
import { offered } from './staff';
import { say } from './words';

interface Detail {
  says: string;
  swatch?: Colour;
}

export function detailOf(act: ActView, view: FeltView, cloth: AnyCloth | null): Detail | null {
  switch (act.command) {
    case 'announce-number':
      return announced(view, cloth);
    case 'place-crown':
      return view.number === null ? null : { says: view.number };
    case 'collect-losers':
      return { says: say.wagers(losses(view.payments).length) };
    case 'pay-winners':
      return { says: wins(view.payments).length ? show(paidInAll(view.payments)) : say.payNothing };
    default:
      return null;
  }
}

function announced(view: FeltView, cloth: AnyCloth | null): Detail | null {
  const number = offered(view);
  if (number === null) return null;
  if (view.table.game === 'roulette') return coloured(number, cloth);
  const { stop, between } = view.ball;
  if (typeof stop !== 'number' || (between && !cloth)) return { says: number };
  const two = betweenTwo(view.ball, cloth?.game === 'bigsix' ? cloth.stops : []);
  if (two) return { says: say.between(words.floor.bigsix.symbol(two[0]), words.floor.bigsix.symbol(two[1])) };
  return { says: say.atStop(words.floor.bigsix.symbol(view.ball.number ?? ''), stop + 1) };
}

function coloured(number: string, cloth: AnyCloth | null): Detail {
  const swatch = cloth && cloth.game !== 'bigsix' ? cloth.colours[number] : undefined;
  return { says: `${number} ${swatch ? words.floor.colour[swatch] : ''}`.trim(), swatch };
}
