/**
 * A live table that plays along, well enough to look at each state of the felt console.
 * `?game=bigsix`, `?at=crowned`, `?role=mucker`, `?relief`, `?auto`, `?noreader`, `?track` (betting open while the ball runs).
 */
import type { End, FeltSeat, FeltView, FeltWager } from '../../src/lib/felt-wire';
import { cents, text } from '../../src/lib/money';
import type { Colour } from '../../src/lib/wire';
import { bigsix, isSix, roulette, wins } from './cloths';

const params = new URLSearchParams(location.search);
const track = params.has('track');
const book = isSix || track ? 'new-jersey' : 'massachusetts';
const rules = book === 'massachusetts' ? '3' : isSix ? '5.6' : '5.3';
export const LANDS = params.get('lands') ?? (isSix ? '$10' : '17');
const STOP = bigsix.stops.indexOf(LANDS);

const lay = (spot: string, stake: string, coupon = '0.00', tender: 'colour' | 'value' = 'colour'): FeltWager => ({ spot, tender, stake, coupon });
const seat = (n: number, more: Partial<FeltSeat> = {}): FeltSeat => {
  const felt = more.felt ?? [];
  const staked = text(felt.reduce((sum, one) => sum + cents(one.stake), 0));
  return { id: `s${n}`, name: `Seat ${n}`, online: true, colour: null, value: '0.00', hand: '0.00', coupons: '0.00', asked: null, called: {}, ...more, felt, staked };
};

const ROULETTE = [
  seat(1, { colour: 'navy', value: '1.00', hand: '84.00', felt: [lay('17', '5.00'), lay('17-20', '10.00'), lay('14-15-17-18', '4.00'), lay('32', '2.00'), lay('adjacent:17', '25.00')] }),
  seat(2, { asked: { currency: '200.00', chips: '0.00', coupon: '0.00', value: '2.00' } }),
  seat(3, { colour: 'coral', value: '5.00', hand: '310.00', coupons: '25.00', felt: [lay('17', '25.00'), lay('dozen2', '50.00'), lay('b2b', '5.00'), lay('red', '100.00', '25.00'), lay('0-00-1-2-3', '15.00')] }),
  seat(4, { colour: 'mint', value: '0.50', hand: '22.50', online: false, felt: [lay('16-17-18', '3.00'), lay('22', '1.00'), lay('8-9-11-12', '2.00'), lay('33', '4.50'), lay('column3', '10.00'), lay('17', '1.50')] }),
  seat(5, { felt: [lay('black', '100.00', '0.00', 'value')], called: { '19to36': '50.00' } }),
  seat(6, { colour: 'lavender', value: '2.00', hand: '140.00', felt: [lay('28-29', '12.00'), lay('odd', '40.00'), lay('25-26-27-28-29-30', '24.00'), lay('17', '8.00'), lay('seven-numbers', '20.00')] }),
  seat(7, { colour: 'teal', value: '1.00', hand: '61.00' }),
  seat(8),
];
const SIX = [
  seat(1, { colour: 'navy', value: '1.00', hand: '84.00', felt: [lay('$1', '10.00'), lay('$10', '5.00'), lay('flag', '2.00')] }),
  seat(2, { asked: { currency: '60.00', chips: '0.00', coupon: '0.00', value: '0.00' } }),
  seat(3, { colour: 'coral', value: '5.00', hand: '310.00', felt: [lay('$2', '25.00'), lay('$10', '15.00'), lay('joker', '5.00')] }),
  seat(4, { felt: [lay('$20', '25.00', '0.00', 'value'), lay('$1', '100.00', '0.00', 'value')] }),
  seat(5, { colour: 'mint', value: '2.00', hand: '22.00', online: false, felt: [lay('$5', '8.00'), lay('$1', '4.00')] }),
];

const colourOf = (number: string): Colour | null => (isSix ? null : (roulette.colours[number] ?? null));
const past = (isSix ? ['$1', '$2', '$1', '$5', '$1', 'joker', '$10', '$1', '$2', '$2', '$20', '$1'] : ['17', '00', '32', '5', '22', '36', '0', '11', '8', '29', '14', '1', '30', '23']).map((number, i) => ({
  round: 127 - i, number, colour: colourOf(number), multiplier: isSix || track ? null : [10, 25, 10, 50, 10][i % 5]!,
}));
const reason = (name: string, says: string, clause: string) => ({ name, says, clause: `${book}:${clause}` });
const five = book === 'massachusetts' ? '5' : '5.4';

export const view: FeltView = {
  table: { id: isSix ? 'B1' : 'M1', name: isSix ? 'Big Six 1' : 'Roulette 4', book: isSix || track ? 'New Jersey' : 'Massachusetts', game: isSix ? 'bigsix' : 'roulette', before_spin: !track, b2b: !isSix && !track, float: '40000.00' },
  phase: 'betting', round: 128, spin: 0, spinning: false, number: null, colour: null, multiplier: null, history: past,
  ball: { state: 'idle', spin: 40, number: null, left_ms: 0 },
  me: { name: 'Iris', role: params.get('role') ?? 'dealer' },
  dealer: params.has('relief') ? 'Marek' : params.has('auto') ? 'Demonstration dealer' : params.get('role') === 'mucker' ? 'Rosa' : 'Iris',
  mucker: params.get('role') === 'mucker' ? 'Iris' : params.has('alone') ? null : 'Bo',
  calling: false, staked: '0.00', value_chips: ['1.00', '5.00', '25.00', '100.00', '500.00'],
  colours: {}, all_colours: ['navy', 'coral', 'mint', 'lavender', 'teal', 'brown', 'lime', 'light-blue', 'tan', 'magenta', 'olive', 'maroon'],
  seats: isSix ? SIX : ROULETTE, reader: null, collected: '0.00', mucked: {},
  reasons: isSix
    ? [reason('short-spin', 'fewer than three revolutions', '5.6(b)')]
    : [reason('with-rotation', 'the ball was spun with the rotation', `${five}(a)`), reason('short-spin', 'fewer than four revolutions', `${five}(b)`), reason('foreign-object', 'a foreign object in the wheel', `${five}(c)`)],
  simulated: true, auto: params.has('auto'), steps: [], payments: [],
};

const step = (says: string, key: string) => [{ says, clause: `${book}:${rules}(${key})` }];
function steps(): FeltView['steps'] {
  switch (view.phase) {
    case 'closed': return [];
    case 'idle': return step('Open betting when the players are ready.', 'a');
    case 'betting': return view.table.before_spin ? step('Wave your hand over the layout and call “No more bets” before the spin.', isSix ? 'a' : 'b') : view.spinning ? step('Call “No more bets” while the ball is still in the track.', 'b') : step('Spin the ball against the rotation: at least four revolutions.', 'a');
    case 'no-more-bets': return view.spinning ? step(isSix ? 'Announce where the clapper rests.' : 'Announce the number when the ball has come to rest.', 'c') : isSix ? step('Spin the wheel, either way: at least three revolutions.', 'b') : step('Spin the ball against the rotation: at least four revolutions.', 'a');
    case 'announced': return isSix ? step('Collect every losing wager, then pay the winners.', 'e') : step('Place the crown on the winning number.', 'c');
    case 'crowned': return step('Collect every losing wager before a winner is paid.', 'e');
    case 'collected': return step('Pay every winning wager.', 'e');
  }
}

const ended: Record<string, FeltWager[]> = {};
function ends(number: string): End[] {
  return view.seats.flatMap(({ id, felt }) => (ended[id] ?? felt).map(({ spot, stake }) => {
    const won = wins(spot, number, past[0]!.number, view.multiplier);
    const paid = won ? (cents(stake) / won.on) * won.pays : 0;
    return { seat: id, spot, stake, paid: text(paid), verdict: won ? 'won' : 'lost', clause: won?.clause ?? `${book}:${rules}(e)` };
  }));
}

export function tidy(): void {
  view.staked = text(view.seats.reduce((sum, one) => sum + one.felt.reduce((all, { stake }) => all + cents(stake), 0), 0));
  for (const one of view.seats) one.staked = text(one.felt.reduce((all, { stake }) => all + cents(stake), 0));
  view.colours = Object.fromEntries(view.seats.flatMap(({ id, colour }) => (colour ? [[colour, id]] : [])));
  view.steps = steps();
}

export function announce(result: string): void {
  const stop = /^stop:(\d+)$/.exec(result) ?? /^between:\d+-(\d+)/.exec(result);
  view.number = stop ? bigsix.stops[Number(stop[1]) - 1]! : result;
  [view.phase, view.colour, view.spinning] = ['announced', colourOf(view.number), false];
  view.ball = { ...view.ball, state: 'rest', number: view.number, stop: isSix ? (stop ? Number(stop[1]) - 1 : STOP) : null, left_ms: 0 };
  view.payments = ends(view.number);
}

export function collect(): void {
  view.phase = 'collected';
  view.mucked = {};
  let taken = 0;
  for (const one of view.seats) {
    const lost = one.felt.filter(({ spot }) => !wins(spot, view.number!, past[0]!.number, view.multiplier));
    const count = lost.filter(({ tender }) => tender === 'colour').reduce((sum, { stake }) => sum + cents(stake), 0) / (cents(one.value) || 1);
    if (one.colour && count) view.mucked[one.colour] = Math.ceil(count);
    taken += lost.reduce((sum, { stake }) => sum + cents(stake), 0);
    ended[one.id] = one.felt;
    one.felt = one.felt.filter((laid) => !lost.includes(laid));
  }
  view.collected = (taken / 100).toFixed(2);
}

export function land(): void {
  view.ball = { ...view.ball, state: 'rest', number: LANDS, stop: isSix ? STOP : null, left_ms: 0 };
  view.reader = isSix || params.has('noreader') ? null : LANDS;
}
