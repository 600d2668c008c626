/** A pit to look at before there is a server. Mode `mock` only. */
import { answerHttp, answerSocket, type Frame } from '../console/mock/server';
import type { SupervisedTable, SupervisorView } from '../lib/wire';

const rounds = [
  ['127', '17', null], ['126', '00', null], ['125', null, 'short-spin'], ['124', '32', null], ['123', '5', null], ['122', '22', null], ['121', '36', null],
] as const;
const table = (n: number, more: Partial<SupervisedTable>): SupervisedTable => ({
  id: `r${n}`, name: `Roulette ${n}`, phase: 'betting', round: 128, dealer: ['Rosa', 'Marek', 'Ines'][n - 1] ?? null, calling: false,
  staked: '470.00', drop: '6340.00', win: '1215.50', float: '25000.00',
  terminals: Array.from({ length: 6 }, (_, i) => ({ id: `r${n}t${i + 1}`, name: `Terminal ${i + 1}`, credits: `${i * 137}.00`, lock: null })),
  voids: [],
  rounds: rounds.map(([round, number, reason], i) => ({ round: Number(round), number, void: reason, staked: `${320 - i * 20}.00`, paid: reason ? '0.00' : `${i * 115}.00`, voidable: i < 2 })),
  ...more,
});

const view: SupervisorView = {
  me: { name: 'Grace', role: 'supervisor' },
  tables: [
    table(1, { calling: true }),
    table(2, { phase: 'void', round: 88, win: '-340.00', voids: [{ round: 88, reason: 'short-spin', clause: 'oneida-roulette:I.9.b', amount: '315.00' }] }),
    table(3, { phase: 'read', round: 41 }),
    table(4, { phase: 'closed', round: null, dealer: null, staked: '0.00', drop: '0.00', win: '0.00', float: '0.00', rounds: [] }),
  ],
  alarms: [{ at: '2025-03-01T20:18:44Z', table: 'r2', says: 'Game 88 is void: fewer than four revolutions. A refund is due.' }],
};
view.tables[1]!.terminals[2]!.lock = 'The player disputes the credited amount.';

function take(frame: Frame): { says: string; clause: string } | null {
  const [, name, id, which] = frame;
  const at = view.tables.find((one) => one.id === id);
  if (!at) return { says: 'There is no such table.', clause: '' };
  if (name === 'open-table') Object.assign(at, { phase: 'idle', float: which });
  if (name === 'close-table') return { says: 'Terminal 2 still holds $137.00 of credits.', clause: 'oneida-roulette:I.8.a' };
  if (name === 'refund-game') Object.assign(at, { phase: 'idle', voids: at.voids.filter(({ round }) => round !== which) });
  if (name === 'void-settled') at.voids.push({ round: Number(which), reason: 'wrong-number', clause: 'oneida-roulette:I.9.d', amount: '300.00' });
  if (name === 'answer-call') at.calling = false;
  if (name === 'release-terminal') at.terminals.find((one) => one.id === which)!.lock = null;
  return null;
}

export function install(): void {
  answerHttp({
    '/rounds/': () => ({
      lines: [
        { at: '2025-03-01T20:18:02Z', says: 'Rosa starts game 127. Bets are open for 30 seconds.', clause: 'oneida-roulette:I.2.a' },
        { at: '2025-03-01T20:18:11Z', says: 'Terminal 1 bets $5.00 on 17.', clause: 'oneida-roulette:I.3.b.iii' },
        { at: '2025-03-01T20:18:20Z', says: 'Terminal 3 bets $25.00 on red.', clause: 'oneida-roulette:I.3.b.iii' },
        { at: '2025-03-01T20:18:22Z', says: 'The dealer is prompted to spin.', clause: 'oneida-roulette:I.6.b' },
        { at: '2025-03-01T20:18:32Z', says: 'No more bets.', clause: 'oneida-roulette:I.6.d' },
        { at: '2025-03-01T20:18:40Z', says: 'The reader sees 17; Rosa confirms 17 black.', clause: 'oneida-roulette:I.6.e' },
        { at: '2025-03-01T20:18:40Z', says: 'Terminal 1 wins $175.00 with $5.00 on 17 at 35 to 1; red loses.', clause: 'oneida-roulette:I.7' },
      ],
    }),
  });
  answerSocket({ view, take });
}
