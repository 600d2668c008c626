/** A station of a dealerless table opens and closes by itself or with its table (ilani 3.a). */
import type { TerminalView } from '../lib/wire';

export function stationClosed(view: TerminalView | null): boolean {
  return view?.table.mode === 'dealerless' && (!view.open || view.phase === 'closed');
}
