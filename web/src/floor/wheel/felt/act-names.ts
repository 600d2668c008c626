/** What each act is called on this table, and how it is done: a ball is spun, and a wheel is spun. */
import type { FeltView } from '../../../lib/generated';
import type { Act } from '../order';
import { say } from './words';

export function named(view: FeltView, act: Act): string {
  if (view.table.game === 'bigsix' && act === 'spin-ball') return say.sixSpin;
  if (view.table.game === 'bigsix' && act === 'announce-number') return say.sixAnnounce;
  return say.act[act];
}

export function explained(view: FeltView, act: Act): string {
  if (view.table.game === 'bigsix' && act === 'spin-ball') return say.sixSpinHow;
  if (view.table.game === 'bigsix' && act === 'announce-number') return say.sixAnnounceHow;
  return say.how[act];
}
