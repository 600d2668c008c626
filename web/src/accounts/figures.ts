/** Which records stand behind a figure of a sheet: its own, or those of what it is a part of. */
import type { SheetRows } from '../lib/wire';

const BEHIND: Record<string, string> = { 'hold %': 'win', 'win % of handle': 'win', 'void %': 'voids', 'correction %': 'corrections' };
const PLAIN = new Set(['table', 'terminal', 'dealer', 'reason', 'what', 'seq', 'round', 'amount', 'figure', 'credits held', 'jackpots']);

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
  if (named === null && PLAIN.has(column)) return null;
  const figure = named ?? column;
  const of: Record<string, string> = {};
  for (const key of ['table', 'terminal', 'dealer']) {
    const whose = row[key];
    if (typeof whose === 'string' && whose !== 'all') of[key] = whose;
  }
  const reason = row['reason'] ?? row['what'];
  if (typeof reason === 'string') of['reason'] = reason;
  return { figure: BEHIND[figure] ?? figure, column: figure, of };
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
