/** A pit to look at before there is a server. Mode `mock` only. */
import type { SupervisedTable, SupervisorView, TermsForm } from '../../src/lib/wire';
import type { FakeHttp } from '../install';
import { signedIn, working } from '../staff';

const rounds = [
  ['127', '17', null], ['126', '00', null], ['125', null, 'short-spin'], ['124', '32', null], ['123', '5', null], ['122', '22', null], ['121', '36', null],
] as const;
const table = (n: number, more: Partial<SupervisedTable>): SupervisedTable => ({
  id: `r${n}`, name: `Roulette ${n}`, mode: 'terminals', phase: 'betting', round: 128, dealer: ['Rosa', 'Marek', 'Ines'][n - 1] ?? null, calling: false,
  staked: '470.00', drop: '6340.00', win: '1215.50', float: '25000.00',
  terminals: Array.from({ length: 6 }, (_, i) => ({ id: `r${n}t${i + 1}`, name: `Terminal ${i + 1}`, open: true, credits: `${i * 137}.00`, lock: null, cash_out: null })),
  voids: [],
  rounds: rounds.map(([round, number, reason], i) => ({ round: Number(round), number, void: reason, staked: `${320 - i * 20}.00`, paid: reason ? '0.00' : `${i * 115}.00`, voidable: i < 2 })),
  ...more,
});

/** `?director` looks on, and changes terms. */
const director = new URLSearchParams(location.search).has('director');
const SUPERVISING = ['open-table', 'close-table', 'refund-game', 'void-settled', 'release-terminal', 'answer-call', 'restart-table', 'open-station', 'fill-table'];
const view: SupervisorView = {
  me: { name: 'Grace', role: director ? 'director' : 'supervisor', may: ['change-terms', ...(director ? [] : SUPERVISING)] },
  tables: [
    table(1, { calling: true }),
    table(2, { phase: 'void', round: 88, win: '-340.00', voids: [{ round: 88, reason: 'short-spin', clause: 'oneida-roulette:I.9.b', amount: '315.00' }] }),
    table(3, { phase: 'read', round: 41 }),
    table(5, { id: 'e1', name: 'Electronic roulette', mode: 'dealerless', dealer: null, float: '0.00', phase: 'locked' }),
    table(4, { phase: 'closed', round: null, dealer: null, staked: '0.00', drop: '0.00', win: '0.00', float: '0.00', rounds: [] }),
  ],
  pit: { on_duty: [{ name: 'Grace', role: 'supervisor' }, { name: 'Rosa', role: 'dealer' }, { name: 'Otto', role: 'accountant' }], supervisors: 1, needed: 1, staffed: 3, short: false },
  alarms: [{ at: '2025-03-01T20:18:44Z', table: 'r2', says: 'Game 88 is void: fewer than four revolutions. A refund is due.' }],
};
Object.assign(view.tables[3]!.terminals[1]!, { cash_out: { step: 'asked', amount: '137.00' } });
Object.assign(view.tables[3]!.terminals[4]!, { open: false, credits: '0.00' });
view.tables[1]!.terminals[2]!.lock = 'The player disputes the credited amount.';

function take(frame: (string | number)[]): { says: string; clause: string } | null {
  const [, name, id, which] = frame;
  if (id === 'pit') {
    const me = { name: view.me.name, role: view.me.role };
    const rest = view.pit.on_duty.filter((one) => one.name !== me.name);
    view.pit = { ...view.pit, on_duty: name === 'go-on-duty' ? [me, ...rest] : rest, supervisors: name === 'go-on-duty' ? 1 : 0, short: name !== 'go-on-duty' };
    return null;
  }
  const at = view.tables.find((one) => one.id === id);
  if (!at) return { says: 'There is no such table.', clause: '' };
  if (name === 'open-table') Object.assign(at, { phase: 'idle', float: which });
  if (name === 'close-table') return { says: 'Terminal 2 still holds $137.00 of credits.', clause: 'oneida-roulette:I.8.a' };
  if (name === 'refund-game') Object.assign(at, { phase: 'idle', voids: at.voids.filter(({ round }) => round !== which) });
  if (name === 'void-settled') at.voids.push({ round: Number(which), reason: 'wrong-number', clause: 'oneida-roulette:I.9.d', amount: '300.00' });
  if (name === 'answer-call') at.calling = false;
  if (name === 'close-station' || name === 'open-station') at.terminals.find((one) => one.id === which)!.open = name === 'open-station';
  if (name === 'pay-by-hand') Object.assign(at.terminals.find((one) => one.id === which)!, { cash_out: null, credits: '0.00' });
  if (name === 'release-terminal') at.terminals.find((one) => one.id === which)!.lock = null;
  return null;
}

const A7 = 'oneida-roulette:A.7';
const changes = [{ option: 'limits', about: 'inside', was: '$1 to $500', will: '$1 to $400', clause: A7 }, { option: 'limits', about: 'aggregate', was: null, will: 'at least $5', clause: A7 }];
const terms: TermsForm = {
  terms: '',
  book: 'oneida-roulette',
  options: [
    { name: 'neighbours', says: 'How many numbers on each side a neighbour’s bet takes', clause: 'oneida-roulette:I.3.b.viii', choices: [{ name: 'two-each-side', clause: 'oneida-roulette:I.3.b.viii' }, { name: 'one-each-side', clause: 'oneida-roulette:I.3.b.viii' }], many: false, value: ['two-each-side'] },
    { name: 'offer', says: 'Optional wagers that the table offers', clause: 'oneida-roulette:D', choices: [{ name: 'first-five', clause: 'oneida-roulette:D' }, { name: 'five-adjacent', clause: 'oneida-roulette:D.2' }], many: true, value: ['first-five'] },
  ],
  texts: [{ name: 'unit', says: 'The smallest chip: every stake is a multiple of it', clause: 'oneida-roulette:I.3.b.i', value: '1.00', like: '1.00' }],
  values: [
    { name: 'limits', says: 'Minimum and maximum', clause: A7, fixed: false, like: '1.00..500.00', rows: [['inside', '1.00..500.00'], ['outside', '1.00..2000.00'], ['aggregate', ''], ['straight', '']].map(([about = '', value = '']) => ({ about, value, clause: A7 })) },
    { name: 'odds', says: 'Payout odds better than the document’s floor', clause: 'oneida-roulette:E', fixed: false, like: '35 to 1', rows: [{ about: 'straight', value: '35 to 1', clause: 'oneida-roulette:E' }] },
  ],
};

export const pages = ['supervisor'];
export const socket = working('supervisor', view, take);
export const http: FakeHttp = {
  ...signedIn(view.me.name, view.me.role),
  '/api/pit': () => ({ day: '2026-11-14', stopped: new URLSearchParams(location.search).has('stopped') ? { r3: 'the rule raised ZeroDivisionError' } : {}, waiting: {}, on_duty: [], tables: [] }),
  '/api/reports/dealers/.*': () => ({
    sheets: [{ title: 'Dealers', rows: [
      { dealer: 'Rosa', rounds: 212, voids: 3, 'void %': '1.40', 'buy-ins': 41, corrections: 1, 'correction %': '2.44' },
      { dealer: 'Marek', rounds: 188, voids: 9, 'void %': '4.57', 'buy-ins': 37, corrections: 0, 'correction %': '0.00' },
    ] }],
  }),
  '/api/reports/meters/.*': () => ({
    sheets: [{ title: 'Meters', rows: [
      { table: 'r1', terminal: '3', games: 41, 'games-void': 2, 'void %': '4.65', corrections: 1, 'correction %': '50.00' },
      { table: 'r1', terminal: '4', games: 41, 'games-void': 0, 'void %': '0.00', corrections: 0, 'correction %': '0.00' },
    ] }],
  }),
  '/api/tables/[^/]+/terms/review': () => ({ changes, waits: null }),
  '/api/tables/[^/]+/terms/past': () => ({ changes: [{ at: 1_794_650_000_000_000, by: 'Grace', changes }] }),
  '/api/tables/[^/]+/terms': (body) => (body ? {} : terms),
  '/api/tables/[^/]+/rounds/.*': () => ({
    lines: [
      { at: '2025-03-01T20:18:02Z', says: 'Rosa starts game 127. Bets are open for 30 seconds.', clause: 'oneida-roulette:I.2.a' },
      { at: '2025-03-01T20:18:11Z', says: 'Terminal 1: place, +$5 on 17.', terminal: '1', changes: [['17', '5.00']], clause: 'oneida-roulette:I.3.b.iii' },
      { at: '2025-03-01T20:18:20Z', says: 'Terminal 3: place, +$25 on red.', terminal: '3', changes: [['red', '25.00']], clause: 'oneida-roulette:I.3.b.iii' },
      { at: '2025-03-01T20:18:22Z', says: 'The dealer is prompted to spin.', clause: 'oneida-roulette:I.6.b' },
      { at: '2025-03-01T20:18:32Z', says: 'No more bets.', clause: 'oneida-roulette:I.6.d' },
      { at: '2025-03-01T20:18:40Z', says: '17 black, confirmed and announced.', number: '17', clause: 'oneida-roulette:I.6.e' },
      { at: '2025-03-01T20:18:40Z', says: 'Terminal 1 wins $175.00 with $5.00 on 17 at 35 to 1; red loses.', clause: 'oneida-roulette:I.7' },
    ],
  }),
};
