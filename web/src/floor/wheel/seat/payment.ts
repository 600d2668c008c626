/** What a game paid this seat. Kept in the tab, so that a page loaded anew, in another language say, tells it still. */
import type { Payment as SeatedPayment } from '../../../frame/player/seated/paid-link.svelte';
import type { LiveWin, SeatView } from '../../../lib/generated';

type Payment = SeatedPayment<LiveWin>;

const KEY = 'croupier payment';
/** Another player's stay, another seat or another game has no part in it. */
const nameOf = ({ table, seat, stay, round }: SeatView) => `${table.id} ${seat.id} ${stay.number} ${round}`;

export function keepPayment(view: SeatView, payment: Payment): void {
  sessionStorage.setItem(KEY, JSON.stringify({ name: nameOf(view), payment }));
}

export function keptPayment(view: SeatView): Payment | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { name: string; payment: Payment } | null;
    return kept?.name === nameOf(view) ? kept.payment : null;
  } catch {
    return null;
  }
}

export function forgetPayment(): void {
  sessionStorage.removeItem(KEY);
}
