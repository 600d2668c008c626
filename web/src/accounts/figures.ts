/** Which records stand behind a figure of a sheet: its own, or those of what it is a part of. */
import type { SheetRows } from '../lib/wire';

const BEHIND: Record<string, string> = { 'hold %': 'win', 'win % of handle': 'win', 'void %': 'voids', 'correction %': 'corrections' };
const PLAIN = new Set(['table', 'terminal', 'dealer', 'reason', 'what', 'seq', 'round', 'amount', 'figure', 'credits held', 'jackpots', 'pool', 'window', 'teller', 'outs']);
/** A sheet with one of these has sums of several figures, or of what other sites say. */
const GATHERED = ['race', 'site', 'opened with'];
/** Whose figure it is: as the server asks for it, and as sheets name it. */
const WHOSE: readonly (readonly [string, readonly string[]])[] = [['table', ['table']], ['terminal', ['terminal', 'window']], ['dealer', ['dealer', 'teller']], ['reason', ['reason', 'what', 'pool']]];

export interface Drill {
  /** As the server names it. */
  figure: string;
  /** As the sheet names it. */
  column: string;
  of: Record<string, string>;
}

/** Null where a cell is no sum of records. */
export function drillOf(column: string, row: SheetRows): Drill | null {
  // The floor's own sheet names its figure in the row, not the column.
  const named = column === 'amount' && typeof row['figure'] === 'string' ? row['figure'] : null;
  if ((named === null && PLAIN.has(column)) || GATHERED.some((one) => one in row)) return null;
  const figure = named ?? column;
  const of: Record<string, string> = {};
  for (const [key, names] of WHOSE) {
    const whose = names.map((name) => row[name]).find((one) => typeof one === 'string');
    if (typeof whose === 'string' && whose !== 'all') of[key] = whose;
  }
  return { figure: BEHIND[figure] ?? figure, column: figure, of };
}

/** The columns to show: a table's name is left out where all rows are of one table and say more than that. */
export function columnsOf(rows: readonly SheetRows[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const tables = new Set(rows.map((row) => row['table']).filter((table) => table !== 'all'));
  return tables.size < 2 && ['race', 'pool', 'window', 'site'].includes(columns[1] ?? '') ? columns.slice(1) : columns;
}

export function isMoney(cell: unknown): boolean {
  return typeof cell === 'string' && /^-?\d+\.\d{2}$/.test(cell);
}

/** A day after or before, by the calendar alone. */
export function shift(day: string, by: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}
