/** What a terminal wants of the dealer, so that it can be seen on the terminal's card and found in the list of requests. */
import { find, may, type Acts } from '../../../lib/acts';
import type { Shape } from '../../../lib/parts/Icon.svelte';
import type { ConsoleTerminal } from '../../../lib/generated';

export type Want = 'correct' | 'buy-in' | 'cash-out' | 'locked';

/** A buy-in or a cash-out has work for the dealer while one of its steps is the dealer's. */
export function wants(acts: Acts, terminal: ConsoleTerminal): Want[] {
  const owed = (procedure: string) => acts.some((act) => act.position === terminal.id && act.procedure === procedure && act.when === 'due' && may(act, 'dealer'));
  const disputed = find(acts, 'correct-buy-in', terminal.id) !== undefined;
  const list: Want[] = [];
  if (disputed) list.push('correct');
  else if (owed('buy-in')) list.push('buy-in');
  if (owed('cash-out')) list.push('cash-out');
  // A disputed buy-in locks the terminal by itself; one badge says it.
  if (terminal.lock !== null && !disputed) list.push('locked');
  return list;
}

/** The money of a buy-in or of a cash-out that a terminal wants served. */
export const amountOf = (terminal: ConsoleTerminal, want: Want): string =>
  (want === 'cash-out' ? terminal.cash_out?.amount : terminal.buy_in?.amount) ?? '0';

export const ICON: Record<Want, Shape> = { correct: 'warn', 'buy-in': 'money', 'cash-out': 'chips', locked: 'lock' };
