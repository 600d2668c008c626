/** A table that plays along, well enough to look at each state of the console: `?at=read`, `?auto`, `?relief`. */
import type { Colour, ConsoleTerminal, ConsoleView, Phase } from '../../src/lib/wire';
import layout from '../layout.json';
import { signedIn, working } from '../staff';

const params = new URLSearchParams(location.search);
const colours = layout.colours as Record<string, Colour>;
const NEVER = { says: 'That was asked before and cannot be done twice.', clause: 'oneida-roulette:I.2.a' };

const seat = (n: number, credits: string, staked = '0.00', bets = 0, more: Partial<ConsoleTerminal> = {}): ConsoleTerminal => ({
  id: `t${n}`, name: `Terminal ${n}`, credits, staked, bets, online: true, lock: null, buy_in: null, cash_out: null, ...more,
});
const buyIn = (step: 'laid' | 'picked-up' | 'counted' | 'credited' | 'dropped', more = {}) => ({
  step, amount: '120.00', currency: '100.00', chips: '20.00', coupon: '0.00', verified: false, reported: false, ...more,
});

const past = (round: number, number: string | null, reason: string | null = null) => ({
  round, number, colour: number ? colours[number]! : null, void: reason,
});

const view: ConsoleView = {
  table: { id: 'r1', name: 'Roulette 1', book: 'Oneida: Roulette', mode: 'terminals', float: '25000.00' },
  dealer: params.has('relief') ? 'Marek' : params.has('auto') ? 'Demonstration dealer' : 'Rosa',
  me: { name: 'Rosa', role: 'dealer' },
  phase: 'idle', round: 128, clock: null, number: null, colour: null,
  history: [past(127, '17'), past(126, '00'), past(125, null, 'short-spin'), past(124, '32'), past(123, '5'), past(122, '22'), past(121, '36'), past(120, '0'), past(119, '11'), past(118, '8'), past(117, '29'), past(116, '14')],
  ball: { state: 'idle', spin: 40, number: null, left_ms: 0 },
  terminals: [
    seat(1, '342.50', '25.00', 4),
    seat(2, '0.00', '0.00', 0, { buy_in: buyIn('laid') }),
    seat(3, '1180.00', '140.00', 11),
    seat(4, '60.00', '0.00', 0, { cash_out: { step: 'confirmed', amount: '687.00' } }),
    seat(5, '75.00', '5.00', 1, { online: false }),
    seat(6, '120.00', '0.00', 0, { buy_in: buyIn('dropped', { reported: true }), lock: 'The player disputes the credited amount.' }),
    seat(7, '2410.00', '300.00', 8),
    seat(8, '0.00'),
  ],
  staked: '470.00',
  reader: { state: 'idle', number: null, neighbours: [] },
  reasons: [
    { name: 'with-rotation', says: 'No spin: spun with the rotation', clause: 'oneida-roulette:I.9.a' },
    { name: 'short-spin', says: 'No spin: fewer than four revolutions', clause: 'oneida-roulette:I.9.b' },
    { name: 'ball-not-dropped', says: 'No spin: the ball failed to drop, left the track or floats', clause: 'oneida-roulette:I.9.c' },
    { name: 'interference', says: 'Interference with ball or wheel', clause: 'oneida-roulette:I.9.f' },
    { name: 'malfunction', says: 'Malfunction of the wheel', clause: 'oneida-roulette:I.9.g' },
    { name: 'foreign-object', says: 'A foreign object in the wheel', clause: 'oneida-roulette:I.9.h' },
    { name: 'ball-out', says: 'The ball left the wheel', clause: 'oneida-roulette:I.9.i' },
    { name: 'fraud', says: 'A fraudulent act that affects the outcome', clause: 'oneida-roulette:I.9.j' },
  ],
  calling: false, simulated: true, auto: params.has('auto'),
};

const READ = '23';
const around = (number: string) => [-2, -1, 0, 1, 2].map((by) => layout.wheel.at((layout.wheel.indexOf(number) + by + 38) % 38)!);

function go(phase: Phase): void {
  view.phase = phase;
  view.clock = phase === 'betting' ? { left_ms: Number(params.get('left') ?? 24000), total_ms: 30000, prompt_ms: 10000 } : null;
  view.number = phase === 'settled' ? READ : null;
  view.colour = view.number ? colours[view.number]! : null;
  if (phase === 'read') {
    view.reader = { state: 'number', number: READ, neighbours: around(READ) };
    view.ball = { ...view.ball, state: 'rest', number: READ, left_ms: 0 };
  } else if (phase === 'idle' || phase === 'betting') {
    view.reader = { state: phase === 'idle' ? 'idle' : 'betting', number: null, neighbours: [] };
    view.ball = { ...view.ball, state: 'idle', number: null };
  }
  if (phase === 'void') view.history = [past(view.round!, null, 'short-spin'), ...view.history];
}

function roll(changed: () => void): void {
  view.ball = { state: 'track', spin: view.ball.spin + 1, number: null, left_ms: 7000 };
  setTimeout(() => { if (view.phase === 'betting') go('locked'); changed(); }, 3000);
  setTimeout(() => { view.ball = { ...view.ball, state: 'dropping', number: READ, left_ms: 3500 }; view.reader.state = 'no-more-bets'; changed(); }, 3500);
  setTimeout(() => { if (view.phase === 'locked') go('read'); changed(); }, 7000);
}

function take(frame: (string | number)[], changed: () => void): typeof NEVER | null {
  const [id, name = '', ...args] = frame;
  const terminal = view.terminals.find((one) => one.id === args[0]);
  if (id === 'wheel') { if (name === 'throw') roll(changed); return null; }
  switch (name) {
    case 'new-game': view.round!++; go('betting'); return null;
    case 'no-more-bets': go('locked'); return null;
    case 'confirm-number': go(args[1] === READ ? 'settled' : 'void'); return null;
    case 'void-game': go('void'); return null;
    case 'take-table': view.auto = false; view.dealer = 'Rosa'; return null;
    case 'call-supervisor': view.calling = true; return null;
  }
  if (!terminal) return NEVER;
  const steps: Record<string, () => void> = {
    'pick-up-buy-in': () => (terminal.buy_in!.step = 'picked-up'),
    'count-buy-in': () => Object.assign(terminal.buy_in!, { step: 'counted', currency: args[1], chips: args[2], coupon: args[3], amount: '120.00' }),
    'credit-buy-in': () => Object.assign(terminal, { credits: terminal.buy_in!.amount, buy_in: { ...terminal.buy_in!, step: 'credited' } }),
    'drop-buy-in': () => (terminal.buy_in!.step = 'dropped'),
    'correct-buy-in': () => Object.assign(terminal, { lock: null, buy_in: { ...terminal.buy_in!, reported: false } }),
    'select-cash-out': () => (terminal.cash_out!.step = 'selected'),
    'count-chips': () => (terminal.cash_out!.step = 'paid'),
    'deliver-chips': () => (terminal.cash_out = null),
  };
  steps[name]?.();
  return steps[name] ? null : NEVER;
}

const at = params.get('at');
if (at) go(at as Phase);

export const pages = ['console'];
export const socket = working('console', view, take);
export const http = signedIn(view.me.name, view.me.role);
