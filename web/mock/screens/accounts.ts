/** Books to look at before there is a server. Mode `mock` only; `?role=auditor` reads and does not count. */
import type { SheetRows } from '../../src/lib/wire';
import type { FakeHttp } from '../install';
import { signedIn } from '../staff';

const figures = (table: string, times: number): SheetRows => ({
  table, drop: `${6340 * times}.00`, fills: `${500 * times}.00`, credits: '0.00', handle: `${48_210 * times}.00`, win: times === 2 ? '-1215.50' : `${1215 * times}.50`,
  'hold %': '19.17', 'win % of handle': '2.52', rounds: 212 * times, voids: 3, voided: '315.00', promotions: '40.00', 'buy-ins': 41, corrections: 1, corrected: '-20.00', 'picked-up': '6340.00', counted: '6320.00', 'over-short': '-20.00',
});

const SHEETS: Record<string, { title: string; rows: SheetRows[] }[]> = {
  tables: [{ title: 'Tables on 2026-11-14', rows: [figures('r1', 1), figures('r2', 2), figures('all', 3)] }],
  day: [{ title: 'The floor on 2026-11-14', rows: [figures('all', 3)] }, { title: 'Voids by reason', rows: [{ table: 'r1', reason: 'short-spin', voids: 2, voided: '215.00' }] }],
  meters: [{ title: 'Meters on 2026-11-14', rows: ['1', '2', '3'].map((terminal) => ({ table: 'r1', terminal, 'coin-in': '812.00', 'coin-out': '790.00', 'bought-in': '200.00', 'cashed-out': '178.00', games: 41, 'credits held': '0.00', jackpots: null })) }],
  dealers: [{ title: 'Dealers on 2026-11-14', rows: [{ dealer: 'Rosa', rounds: 212, voids: 3, 'void %': '1.40', 'buy-ins': 41, corrections: 1, 'correction %': '2.44' }] }],
};
const lines = [1, 2, 3].map((n) => ({ seq: 100 + n, table: 'r1', round: n, terminal: null, reason: '', amount: `${n * 15}.00` }));

export const pages = ['accounts'];
export const http: FakeHttp = {
  ...signedIn('Otto', new URLSearchParams(location.search).get('role') ?? 'accountant'),
  '/api/pit': () => ({ day: '2026-11-14', stopped: {}, waiting: { r1: '6340.00' }, on_duty: [{ name: 'Grace', role: 'supervisor' }], tables: [{ id: 'r1', name: 'Roulette 1' }, { id: 'r2', name: 'Roulette 2' }] }),
  '/api/reports/drilldown/.*': () => ({ sheets: [{ title: '', rows: [...lines, { seq: 'all', table: null, round: null, terminal: null, reason: null, amount: '90.00' }] }] }),
  '/api/tables/[^/]+/count-drop': () => ({}),
  '/api/duty': () => ({}),
  '/api/tables/[^/]+/rounds/.*': () => ({ lines: [{ at: '2026-11-14T20:18:02Z', says: 'Game 1: new game, place your bets.', clause: 'oneida-roulette:I.2.a' }, { at: '2026-11-14T20:18:11Z', says: 'Terminal 1: place, +$5 on 17.', terminal: '1', changes: [['17', '5.00']], clause: 'oneida-roulette:I.3.b.iii' }] }),
  ...Object.fromEntries(Object.entries(SHEETS).map(([name, sheets]) => [`/api/reports/${name}/.*`, () => ({ report: name, day: '2026-11-14', rollover: 6, sheets })])),
};
