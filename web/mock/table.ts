/** A make-believe roulette table with one player's terminal: enough truth to look at, none to rely on. */
import type { Ball, Cloth, Line, Position, TerminalView, Win } from '../src/lib/wire';
import { cents, sum, text } from '../src/lib/money';
import layout from './layout.json';
import posted from './sign.json';

export const cloth = layout as unknown as Cloth;
const LIMITS: Line[] = [
  { about: 'inside', says: '$1 to $100', clause: 'oneida-roulette:H' },
  { about: 'outside', says: '$5 to $1,000', clause: 'oneida-roulette:H' },
];
export const sign = { ...posted, limits: LIMITS, notices: [{ about: 'notice', says: 'Verbal wagers are not accepted at a terminal.', clause: 'oneida-roulette:I.3.a.i' }] };

const PAYS: Record<string, number> = { straight: 35, split: 17, row: 11, triple: 11, corner: 8, 'first-five': 6, line: 5, column: 2, dozen: 2 };
export const bySpot = new Map<string, Position>(cloth.positions.map((p) => [p.spot, p]));

const past = ['17', '0', '32', '5', '22', '36', '14', '9', '00', '23', '11', '30', '1', '8', '19'];
export const dealerless = new URLSearchParams(location.search).has('dealerless');
const speed = Number(new URLSearchParams(location.search).get('speed') ?? '1');

export const view: TerminalView = {
  phase: 'idle', round: 41, clock: null, number: null, colour: null,
  history: past.map((number, i) => ({ round: 41 - i, number: i === 6 ? null : number, colour: i === 6 ? null : cloth.colours[number]!, void: i === 6 ? 'Ball out of the wheel' : null })),
  ball: { state: 'idle', spin: 41, number: null, left_ms: 0 },
  table: { id: 'R1', name: 'Roulette 1', book: 'oneida-roulette', mode: 'terminals' },
  terminal: { id: 'R1-3', name: 'Terminal 3' },
  chips: ['1.00', '5.00', '10.00', '25.00', '50.00', '100.00'],
  limits: LIMITS,
  credits: '485.00', promo: '0.00', staked: '0.00', bets: {},
  can: { undo: false, recall: true, clear: false, neighbours: false },
  wins: [], won: '0.00', games: [], buy_in: null, cash_out: null, lock: null, open: true, warning: null,
};
if (dealerless) {
  Object.assign(view, { table: { id: 'E1', name: 'Electronic roulette', book: 'ilani', mode: 'dealerless' }, limits: [...LIMITS, { about: 'total', says: '$5 or more', clause: 'ilani:6.c' }] });
}

type Listener = (patch: Partial<TerminalView>) => void;
export const listeners = new Set<Listener>();
let last: Record<string, string> = { '17': '5.00', red: '10.00' };
let undo: Record<string, string>[] = [];
let picked: { spot: string; amount: string } | null = null;

export function patch(change: Partial<TerminalView>): void {
  Object.assign(view, change);
  for (const listener of listeners) listener(change);
}

function put(bets: Record<string, string>, remember = true): void {
  if (remember) undo.push(view.bets);
  const credits = cents(view.credits) + sum(Object.values(view.bets)) - sum(Object.values(bets));
  const some = Object.keys(bets).length > 0;
  patch({
    warning: dealerless && some && sum(Object.values(bets)) < 500 ? { says: `your bets total $${sum(Object.values(bets)) / 100}: under $5 they are returned`, clause: 'ilani:6.c' } : null,
    bets, staked: text(sum(Object.values(bets))), credits: text(credits),
    can: { undo: undo.length > 0, recall: !some, clear: some, neighbours: Boolean(picked && bets[picked.spot]) },
  });
}

type Refusal = { reason: string; says: string; clause: string };

/** One command of the player's: null when done, or a refusal. */
export function command(name: string, args: (string | number)[]): Refusal | null {
  const spot = String(args[1] ?? '');
  if (['place-bet', 'cancel-bet', 'undo', 'recall', 'clear', 'neighbours'].includes(name) && view.phase !== 'betting')
    return { reason: 'betting_closed', says: 'No more bets: betting on this game has closed.', clause: 'oneida-roulette:I.6.d' };
  switch (name) {
    case 'place-bet': return add({ [spot]: String(args[2]) });
    case 'cancel-bet': { const { [spot]: _, ...rest } = view.bets; put(rest); return null; }
    case 'undo': put(undo.pop() ?? {}, false); return null;
    case 'recall': return add(last);
    case 'clear': put({}); return null;
    case 'neighbours': {
      const at = cloth.wheel.indexOf(picked!.spot);
      return add(Object.fromEntries([-2, -1, 1, 2].map((k) => [cloth.wheel[(at + k + 38) % 38]!, picked!.amount])));
    }
    case 'lay-buy-in': buyIn(text(sum(args.map(String)))); return null;
    case 'verify-credit': verifyCredit(); return null;
    case 'report-credit': patch({ buy_in: view.buy_in && { ...view.buy_in, reported: true } }); return null;
    case 'ask-cash-out':
      patch({ cash_out: { step: 'asked', amount: view.credits } });
      if (dealerless) void wait(6_000).then(() => view.cash_out && patch({ cash_out: null, credits: '0.00' }));
      return null;
    case 'withdraw-cash-out': patch({ cash_out: null }); return null;
    case 'confirm-cash-out': cashOut(); return null;
    default: return { reason: 'unknown', says: `The mock knows nothing of ${name}.`, clause: '' };
  }
}

function add(more: Record<string, string>): Refusal | null {
  const bets = { ...view.bets };
  for (const [spot, amount] of Object.entries(more)) {
    bets[spot] = text(cents(bets[spot] ?? '0') + cents(amount));
    const inside = bySpot.get(spot)!.pockets.length <= 6;
    if (cents(bets[spot]) > (inside ? 10_000 : 100_000))
      return { reason: 'over_limit', says: 'That is more than the $100 this table takes on an inside bet.', clause: 'oneida-roulette:I.3.b.iii' };
    if (bySpot.get(spot)!.kind === 'straight') picked = { spot, amount };
  }
  if (sum(Object.values(more)) > cents(view.credits))
    return { reason: 'no_credits', says: 'You do not have enough credits for that bet.', clause: 'oneida-roulette:I.3.b.i' };
  put(bets);
  return null;
}

export function bill(amount: string): Refusal | null {
  if (view.cash_out) return { reason: 'wrong_phase', says: 'a cash-out is under way', clause: 'ilani:4.c' };
  patch({ credits: text(cents(view.credits) + cents(amount)) });
  return null;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / speed));

async function buyIn(amount: string): Promise<void> {
  for (const step of ['laid', 'picked-up', 'counted', 'credited', 'dropped'] as const) {
    const { verified = false, reported = false } = view.buy_in ?? {};
    patch({ buy_in: step === 'dropped' && verified ? null : { step, amount, verified, reported } });
    if (step === 'credited') patch({ credits: text(cents(view.credits) + cents(amount)) });
    await wait(1800);
  }
}

/** A buy-in that is both dropped and verified is over, and no longer on the view. */
function verifyCredit(): void {
  const now = view.buy_in;
  patch({ buy_in: now && now.step !== 'dropped' ? { ...now, verified: true } : null });
}

async function cashOut(): Promise<void> {
  for (const step of ['confirmed', 'selected', 'paid'] as const) {
    if (step === 'paid') patch({ credits: '0.00' });
    patch({ cash_out: { step, amount: view.cash_out!.amount } });
    await wait(1800);
  }
  patch({ cash_out: null });
}

function settle(number: string): void {
  const colour = cloth.colours[number]!;
  const wins: Win[] = Object.entries(view.bets).flatMap(([spot, stake]) => {
    const position = bySpot.get(spot)!;
    const odds = PAYS[position.kind] ?? 1;
    return position.pockets.includes(number) ? [{ spot, stake, odds: `${odds} to 1`, paid: text(cents(stake) * odds), clause: 'oneida-roulette:G.1' }] : [];
  });
  const back = wins.reduce((all, win) => all + cents(win.paid) + cents(win.stake), 0);
  const after = text(cents(view.credits) + back);
  const game = { round: view.round!, number, void: null, bets: view.bets, staked: view.staked, paid: text(back), credits_before: text(cents(view.credits) + cents(view.staked)), credits_after: after };
  if (Object.keys(view.bets).length) last = view.bets;
  patch({
    phase: 'settled', number, colour, wins, won: text(back), credits: after,
    history: [{ round: view.round!, number, colour, void: null }, ...view.history].slice(0, 20),
    games: [game, ...view.games].slice(0, 10),
  });
}

const rolled = (ball: Partial<Ball>) => patch({ ball: { ...view.ball, ...ball } });

export async function play(): Promise<never> {
  for (;;) {
    await wait(1500);
    undo = [];
    picked = null;
    const total = 26_000 / speed;
    patch({ phase: 'betting', round: view.round! + 1, number: null, colour: null, wins: [], won: '0.00', clock: { left_ms: total, total_ms: total, prompt_ms: 10_000 } });
    put({}, false);
    await wait(dealerless ? 26_000 : 19_000);
    if (dealerless) {
      if (view.warning) put({}, false);
      patch({ phase: 'locked', clock: null, warning: null });
      await wait(800);
    }
    rolled({ state: 'track', spin: view.ball.spin + 1, number: null, left_ms: 14_000 / speed });
    await wait(7_000);
    patch({ phase: 'locked', clock: null });
    await wait(3_000);
    const forced = new URLSearchParams(location.search).get('lands');
    const number = forced ?? cloth.wheel[Math.floor(Math.random() * 38)]!;
    rolled({ state: 'dropping', number, left_ms: 4_500 / speed });
    if (dealerless) settle(number);
    await wait(4_500);
    rolled({ state: 'rest', left_ms: 0 });
    if (!dealerless) {
      patch({ phase: 'read' });
      await wait(1_200);
      settle(number);
    }
    await wait(8_000);
    patch({ phase: 'idle', bets: {}, staked: '0.00' });
  }
}
