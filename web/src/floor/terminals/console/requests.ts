/** What each terminal wants from the dealer. */
import type { Shape } from '../../../lib/parts/Icon.svelte';
import type { CashOutView, ConsoleTerminal } from '../../../lib/generated';

export type Want = 'correct' | 'buy-in' | 'cash-out' | 'locked';

/** A buy-in has work for the dealer until its currency is dropped; after that it waits for the player. */
const buyInIsDealers = (buyIn: ConsoleTerminal['buy_in']): boolean => buyIn !== null && buyIn.step !== 'dropped';

/** A cash-out that was only selected is still the player's; the console shows it once confirmed. */
export const cashOutIsDealers = (cashOut: CashOutView | null): boolean =>
  cashOut !== null && (cashOut.step === 'confirmed' || cashOut.step === 'selected' || cashOut.step === 'paid');

export function wants(terminal: ConsoleTerminal): Want[] {
  const list: Want[] = [];
  if (terminal.buy_in?.reported) list.push('correct');
  else if (buyInIsDealers(terminal.buy_in)) list.push('buy-in');
  if (cashOutIsDealers(terminal.cash_out)) list.push('cash-out');
  // A disputed buy-in locks the terminal by itself; one badge says it.
  if (terminal.lock !== null && !terminal.buy_in?.reported) list.push('locked');
  return list;
}

/** The money of a buy-in or of a cash-out that a terminal wants served. */
export const amountOf = (terminal: ConsoleTerminal, want: Want): string =>
  (want === 'cash-out' ? terminal.cash_out?.amount : terminal.buy_in?.amount) ?? '0';

export const ICON: Record<Want, Shape> = { correct: 'warn', 'buy-in': 'money', 'cash-out': 'chips', locked: 'lock' };
