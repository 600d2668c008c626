/** The order of play as the rail above the dock shows it to this member of staff. */
import type { OrderStep } from '../../../frame/dealer/order-step';
import type { FeltView } from '../../../lib/generated';
import { clauseOf, order, turn, type Act } from '../order';
import { named } from './act-names';
import { isMucker, running, works } from './staff';
import { say } from './words';

type State = OrderStep['state'];

/** The mucker's count runs beside the dealer's work: it is open from the collecting on. */
function stateOf(view: FeltView, act: Act, ahead: number, counted: boolean): State {
  if (act === 'count-mucked' && view.phase === 'collected') return counted ? 'done' : 'beside';
  return ahead < 0 ? 'done' : ahead === 0 ? 'now' : 'later';
}

/** A mucker counts; the dealer does the rest, and counts where there is no mucker. */
function mayDo(view: FeltView, act: Act, state: State): boolean {
  if (!works(view)) return false;
  if (act === 'count-mucked') return state === 'beside' && (isMucker(view) || view.mucker === null);
  return state === 'now' && !isMucker(view) && !running(view);
}

export function orderSteps(view: FeltView, counted: boolean): (OrderStep & { name: Act })[] {
  const acts = order(view);
  const due = turn(view);
  const at = due === null ? -1 : acts.indexOf(due);
  return acts.map((act, i) => {
    const state = stateOf(view, act, i - at, counted);
    return {
      name: act,
      label: say.short[act],
      clause: clauseOf(view, act),
      state,
      able: mayDo(view, act, state),
      notYet: state === 'later' && due ? say.notYet(named(view, due)) : undefined,
    };
  });
}
