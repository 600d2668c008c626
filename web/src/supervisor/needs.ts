/** How many things at a table want somebody from the pit. */
import { may } from '../lib/acts';
import type { ActView, SupervisedTable } from '../lib/generated';

/** Cash-outs at a table without a dealer, which an attendant pays by hand. */
export const handPays = (table: SupervisedTable): number => table.terminals.filter(({ cash_out }) => table.mode === 'dealerless' && cash_out).length;

export const lockedTerminals = (table: SupervisedTable): number => table.terminals.filter(({ lock }) => lock !== null).length;

/** What a card table waits for from this role: cards, a word on a wager or a card, vigorish that is not paid. */
const PROCEDURES: readonly string[] = ['cards', 'call', 'irregularity', 'button'];
/** And at a table without a dealer: a bill acceptor that waits for an attendant. */
const STATION_PROCEDURES: readonly string[] = ['acceptor'];
export function awaited(table: SupervisedTable, role: string): ActView[] {
  const procedures = 'dealing' in table ? PROCEDURES : STATION_PROCEDURES;
  return table.acts.filter((act) => act.when === 'due' && procedures.includes(act.procedure) && may(act, role));
}

/** `alarms` are those that nobody at this screen has seen. */
export function needs(table: SupervisedTable, stopped: boolean, alarms: number, role: string): number {
  const once = [stopped, table.calling, table.dealer_away, table.no_dealer, table.device_trouble !== null].filter(Boolean).length;
  return once + table.calls.length + table.voids.length + lockedTerminals(table) + handPays(table) + awaited(table, role).length + alarms;
}
