/** How many things at a table want somebody from the pit. */
import type { SupervisedTable } from '../lib/generated';

/** Cash-outs at a table without a dealer, which an attendant pays by hand. */
export const handPays = (table: SupervisedTable): number => table.terminals.filter(({ cash_out }) => table.mode === 'dealerless' && cash_out).length;

export const lockedTerminals = (table: SupervisedTable): number => table.terminals.filter(({ lock }) => lock !== null).length;

/** `alarms` are those that nobody at this screen has seen. */
export function needs(table: SupervisedTable, stopped: boolean, alarms: number): number {
  const once = [stopped, table.calling, table.dealer_away, table.no_dealer].filter(Boolean).length;
  return once + table.calls.length + table.voids.length + lockedTerminals(table) + handPays(table) + alarms;
}
