/** The dealer's felt, answered from the make-believe live table. */
import { cents, text } from '../../src/lib/money';
import type { FakeHttp } from '../install';
import { cloth, isSix } from '../felt/cloths';
import { announce, collect, land, LANDS, tidy, view } from '../felt/felt';
import { signedIn, working, type Refusal } from '../staff';

const params = new URLSearchParams(location.search);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function roll(changed: () => void): Promise<void> {
  view.ball = { state: 'track', spin: view.ball.spin + 1, number: null, left_ms: 5000 };
  if (view.table.b2b && view.phase === 'no-more-bets') view.multiplier = 25;
  changed();
  await wait(3500);
  view.ball = { ...view.ball, state: 'dropping', number: LANDS, stop: isSix ? 11 : null, left_ms: 3000 };
  changed();
  await wait(3000);
  if (view.spinning) land();
  changed();
}

function deal(name: string, args: (string | number)[], changed: () => void): Refusal {
  const seat = view.seats.find(({ id }) => id === args[0]);
  switch (name) {
    case 'new-game': Object.assign(view, { phase: 'betting', round: view.round! + 1, spin: 0, number: null, colour: null, multiplier: null, reader: null, payments: [], ball: { ...view.ball, state: 'idle', number: null } }); return null;
    case 'spin-ball': view.spin++; view.spinning = true; void roll(changed); return null;
    case 'no-more-bets': view.phase = 'no-more-bets'; return null;
    case 'call-no-spin': Object.assign(view, { phase: 'betting', spinning: false, reader: null, number: null, payments: [] }); return null;
    case 'announce-number': announce(String(args[1])); return null;
    case 'place-crown': view.phase = 'crowned'; return null;
    case 'collect-losers': collect(); return null;
    case 'count-mucked': return null;
    case 'pay-winners':
      view.history = [{ round: view.round!, number: view.number!, colour: view.colour, multiplier: view.multiplier }, ...view.history];
      for (const one of view.seats) one.felt = [];
      Object.assign(view, { phase: 'idle', payments: [], multiplier: null, mucked: {} });
      return null;
    case 'take-table': view.auto = false; view[view.me.role === 'mucker' ? 'mucker' : 'dealer'] = view.me.name; return null;
    case 'call-supervisor': view.calling = true; return null;
    case 'issue-chips':
      Object.assign(seat!, { asked: null, colour: args[1] || null, value: args[2], hand: args[1] ? text(cents(String(args[3])) + cents(String(args[4]))) : '0.00' });
      return null;
    case 'colour-out': Object.assign(seat!, { colour: null, value: '0.00', hand: '0.00' }); return null;
    case 'accept-called':
      if (args[3] !== seat!.called[String(args[2])]) return { reason: 'amount_differs', says: 'The player calls another amount there.', clause: 'massachusetts:1(a)' };
      seat!.felt.push({ spot: String(args[2]), tender: 'value', stake: seat!.called[String(args[2])]!, coupon: '0.00' }); seat!.called = {};
      return null;
    case 'lay-for': {
      const [, , spot, amount, tender] = args.map(String) as [string, string, string, string, 'colour' | 'value'];
      if (spot === 'red') return { reason: 'over_limit', says: 'That is more than the $100 this table takes on red.', clause: 'massachusetts:1(e)(11)' };
      const lying = seat!.felt.find((one) => one.spot === spot && one.tender === tender);
      if (lying) lying.stake = text(cents(lying.stake) + cents(amount));
      else seat!.felt.push({ spot, tender, stake: amount, coupon: '0.00' });
      if (tender === 'colour') seat!.hand = text(cents(seat!.hand) - cents(amount));
      return null;
    }
    default: return { reason: 'unknown', says: `The mock knows nothing of ${name}.`, clause: '' };
  }
}

function start(): void {
  const at = params.get('at');
  if (!at) return;
  if (at === 'closed' || at === 'idle') { view.phase = at; for (const one of view.seats) one.felt = []; return; }
  if (at === 'betting') { view.spinning = params.has('spinning'); view.spin = view.spinning ? 1 : 0; return; }
  view.phase = 'no-more-bets';
  if (at === 'no-more-bets') return;
  [view.spin, view.spinning, view.multiplier] = [params.has('again') ? 2 : 1, true, view.table.b2b ? 25 : null];
  if (at === 'running') { view.ball = { ...view.ball, state: 'track', left_ms: 6000 }; return; }
  land();
  if (at === 'read') return;
  announce(isSix ? 'stop:12' : LANDS);
  if (at !== 'announced') view.phase = 'crowned';
  if (at === 'collected') collect();
}
start();
tidy();

function take([id, name, ...args]: (string | number)[], changed: () => void): Refusal {
  const tidied = () => { tidy(); changed(); };
  const refused = id === 'wheel' ? null : deal(String(name), args, tidied);
  tidy();
  return refused;
}

export const pages = ['felt'];
export const socket = working('felt', view, take);
export const http: FakeHttp = { ...signedIn(view.me.name, view.me.role), '/api/tables/[^/]+/layout': () => cloth };
