/** What each terminal wants from the dealer. */
import type { CashOut, ConsoleTerminal, Phase } from '../lib/wire';

export type Want = 'correct' | 'buy-in' | 'cash-out' | 'locked';

/** A buy-in has work for the dealer until its currency is dropped; after that it waits for the player. */
const buyInIsDealers = (buyIn: ConsoleTerminal['buy_in']): boolean => buyIn !== null && buyIn.step !== 'dropped';

/** A cash-out that was only selected is still the player's (I.8.a); the console shows it once confirmed (I.8.c). */
export const cashOutIsDealers = (cashOut: CashOut | null): boolean =>
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

/** I.9.e: a buy-in is corrected only while no round is in play. */
export const roundInPlay = (phase: Phase): boolean => ['betting', 'locked', 'read', 'void'].includes(phase);

/** The money of a buy-in or of a cash-out that a terminal wants served. */
export const amountOf = (terminal: ConsoleTerminal, want: Want): string =>
  (want === 'cash-out' ? terminal.cash_out?.amount : terminal.buy_in?.amount) ?? '0';
