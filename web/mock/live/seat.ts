/** A make-believe seat at a live table: enough truth to look at, none to rely on. ?game=bigsix for the wheel. */
import type { FeltWager, LiveWin, SeatView } from '../../src/lib/live-table';
import { cents, sum, text } from '../../src/lib/money';
import { pays, roulette } from './cloths';

const asked = new URLSearchParams(location.search);
export const game = asked.get('game') === 'bigsix' ? 'bigsix' : 'roulette';
const isSix = game === 'bigsix';
const past = isSix
  ? ['$1', '$2', '$1', 'joker', '$5', '$1', '$10', '$2', '$1', '$20', '$1', '$2']
  : ['17', '0', '32', '5', '22', '36', '9', '00', '23', '11', '30', '1', '8', '19'];

export const view: SeatView = {
  table: { id: isSix ? 'B1' : 'L1', name: isSix ? 'Big Six' : 'Roulette 4', book: 'new-jersey', game, before_spin: isSix || asked.has('before'), b2b: !isSix, float: '25000.00' },
  phase: 'idle', round: 41, spin: 0, spinning: false, number: null, colour: null, multiplier: null,
  history: past.map((number, i) => ({ round: 41 - i, number, colour: isSix ? null : roulette.colours[number]!, multiplier: !isSix && i % 4 === 1 ? 12 : null })),
  ball: { state: 'idle', spin: 41, number: isSix ? '$1' : null, left_ms: 0, ...(isSix ? { stop: 0 } : {}) },
  seat: { id: 'L1-3', name: 'Seat 3' },
  value_chips: ['1.00', '5.00', '25.00', '100.00', '500.00'],
  limits: isSix
    ? [{ about: 'each symbol', says: '$1 to $200', clause: 'new-jersey:5.5(a)' }]
    : [{ about: 'inside', says: '$1 to $100', clause: 'new-jersey:5.2(a)' }, { about: 'outside', says: '$5 to $1,000', clause: 'new-jersey:5.2(a)' }],
  chips: asked.has('fresh') ? { colour: null, value: '0.00', hand: '0.00' } : { colour: 'pink', value: '1.00', hand: '96.00' },
  coupons: asked.has('fresh') ? '0.00' : '10.00',
  staked: '0.00', felt: [], asked: null, called: {}, lapsed: {}, wins: [], others: [],
};

type Listener = (patch: Partial<SeatView>) => void;
export const listeners = new Set<Listener>();

export function patch(change: Partial<SeatView>): void {
  Object.assign(view, change);
  for (const listener of listeners) listener(change);
}

type Refusal = { reason: string; says: string; clause: string };
const closed: Refusal = { reason: 'wrong_phase', says: 'no more bets are taken', clause: isSix ? 'new-jersey:5.6(a)' : 'new-jersey:5.3(a)' };

function put(felt: FeltWager[], hand = view.chips.hand, coupons = view.coupons): void {
  patch({ felt, staked: text(sum(felt.map((one) => one.stake)) + sum(felt.map((one) => one.coupon))), chips: { ...view.chips, hand }, coupons });
}

/** One command of the player's: null when done, or a refusal. */
export function command(name: string, args: (string | number)[]): Refusal | null {
  if (name === 'ask-chips') return ask(args.map(String));
  if (view.phase !== 'betting') return closed;
  const [spot, amount] = [String(args[1]), String(args[2])];
  switch (name) {
    case 'lay-wager': return lay({ spot, tender: args[3] as 'colour' | 'value', stake: amount, coupon: String(args[4] ?? '0.00') });
    case 'take-back': return takeBack(spot);
    case 'call-wager':
      patch({ called: { ...view.called, [spot]: amount } });
      setTimeout(() => accept(spot, amount), 4_000);
      return null;
    default: return { reason: 'unknown', says: `The mock knows nothing of ${name}.`, clause: '' };
  }
}

function lay(wager: FeltWager): Refusal | null {
  const there = view.felt.find((one) => one.spot === wager.spot && one.tender === wager.tender);
  const stake = text(cents(wager.stake) + cents(there?.stake ?? '0.00'));
  if (cents(stake) > 10_000) return { reason: 'over_limit', says: 'this table takes no more than $100 there', clause: 'new-jersey:5.2(a)' };
  if (wager.spot.startsWith('adjacent:') && cents(wager.stake) % 500)
    return { reason: 'stake_not_divisible', says: 'five adjacent numbers are staked in multiples of five chips', clause: 'new-jersey:5.1(e)1i' };
  if (wager.tender === 'colour' && cents(wager.stake) > cents(view.chips.hand))
    return { reason: 'not_enough_credits', says: `$${view.chips.hand} of ${view.chips.colour} chips are in hand`, clause: 'new-jersey:5.1(a)' };
  const laid = { ...wager, stake, coupon: text(cents(wager.coupon) + cents(there?.coupon ?? '0.00')) };
  const hand = wager.tender === 'colour' ? text(cents(view.chips.hand) - cents(wager.stake)) : view.chips.hand;
  put([...view.felt.filter((one) => one !== there), laid], hand, text(cents(view.coupons) - cents(wager.coupon)));
  return null;
}

function takeBack(spot: string): Refusal | null {
  const back = view.felt.filter((one) => one.spot === spot);
  if (!back.length) return { reason: 'nothing_there', says: 'no wager of yours lies there', clause: 'new-jersey:5.1(d)' };
  const chips = sum(back.filter((one) => one.tender === 'colour').map((one) => one.stake));
  put(view.felt.filter((one) => one.spot !== spot), text(cents(view.chips.hand) + chips), text(cents(view.coupons) + sum(back.map((one) => one.coupon))));
  return null;
}

function accept(spot: string, cash: string): void {
  const { [spot]: _, ...rest } = view.called;
  patch({ called: rest });
  if (view.phase === 'betting') lay({ spot, tender: 'value', stake: cash, coupon: '0.00' });
}

function ask([currency, chips, coupon, value]: string[]): Refusal | null {
  const money = cents(currency!) + cents(chips!);
  if (cents(coupon!) > money) return { reason: 'coupon_not_accepted', says: 'a match play coupon is for no more than the money it comes with', clause: 'new-jersey:5.1(b)' };
  patch({ asked: { currency: currency!, chips: chips!, coupon: coupon!, value: value! } });
  setTimeout(() => {
    const issued = cents(value!) > 0 ? { colour: view.chips.colour ?? 'pink', value: value!, hand: text(cents(view.chips.hand) + money) } : view.chips;
    patch({ asked: null, chips: issued, coupons: text(cents(view.coupons) + cents(coupon!)) });
  }, 3_500);
  return null;
}

/** What each wager of this seat's wins when this comes. */
export function wins(came: string, prior: string | null): LiveWin[] {
  return view.felt.flatMap((one) => {
    const odds = one.spot === 'b2b' ? (came === prior ? (view.multiplier ?? 0) : 0) : pays(game, one.spot, came);
    const staked = cents(one.stake) + cents(one.coupon);
    const paid = one.spot.startsWith('adjacent:') ? (staked / 5) * odds : staked * odds;
    return odds ? [{ spot: one.spot, stake: one.stake, paid: text(paid), clause: isSix ? 'new-jersey:5.5(a)' : one.spot === 'b2b' ? 'massachusetts:4(b)' : 'new-jersey:5.2(a)' }] : [];
  });
}

/** Winners are paid and every stake that won is back in hand. */
export function settle(): void {
  const back = view.felt.filter((one) => one.tender === 'colour' && view.wins.some((win) => win.spot === one.spot));
  const hand = cents(view.chips.hand) + sum(back.map((one) => one.stake)) + sum(view.wins.map((win) => win.paid));
  put([], text(hand));
  patch({ wins: [], others: [] });
}
