/** The keyboard at the seat: amounts by number, what is held by letter, arrows onto the layout. */
import type { LiveSeat } from './seat.svelte';

export function onkey(event: KeyboardEvent, seat: LiveSeat, toLayout: () => void): void {
  const where = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || where?.closest('dialog, input')) return;
  const slot = Number(event.key);
  if (slot >= 1 && slot <= 6) seat.hold(seat.held, slot);
  else if (event.key === 'c') seat.hold('colour');
  else if (event.key === 'v') seat.hold('value');
  else if (event.key === 's') seat.hold('cash');
  else if (event.key === 'm') seat.toggleCoupon();
  else if (event.key === 'x') seat.toggleTaking();
  else if (event.key === 'Escape') seat.taking = seat.couponed = false;
  else if (event.key.startsWith('Arrow') && !where?.closest('[data-at], [data-spot]')) toLayout();
  else return;
  event.preventDefault();
}
