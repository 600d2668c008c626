/** The keyboard at the terminal: chips by number, buttons by letter, arrows onto the cloth. */
import type { Seat } from './seat.svelte';

export function onkey(event: KeyboardEvent, seat: Seat, toCloth: () => void): void {
  const where = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || where?.closest('dialog, input')) return;
  const slot = Number(event.key);
  if (slot >= 1 && slot <= 6) seat.hold(slot);
  else if (event.key === 'u') seat.inGame('undo');
  else if (event.key === 'r') seat.inGame('recall');
  else if (event.key === 'c') seat.inGame('clear');
  else if (event.key === 'n') seat.inGame('neighbours');
  else if (event.key === 'x') seat.toggleCancel();
  else if (event.key === 'Escape') seat.cancelling = false;
  else if (event.key.startsWith('Arrow') && !where?.closest('[data-at]')) toCloth();
  else return;
  event.preventDefault();
}
