/** The make-believe live table's rounds, one after another; ?still leaves it to whoever calls `live` in the console. */
import type { LiveBall } from '../../src/lib/live-table';
import { pays, roulette, six } from './cloths';
import { game, patch, settle, view, wins } from './seat';

const asked = new URLSearchParams(location.search);
const speed = Number(asked.get('speed') ?? '1');
const isSix = game === 'bigsix';
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms / speed));
const rolled = (ball: Partial<LiveBall>) => patch({ ball: { ...view.ball, ...ball } });

const OTHERS = isSix
  ? [['$1', 'navy', '20.00'], ['$1', 'yellow', '3.00'], ['$2', 'navy', '10.00'], ['$10', 'teal', '5.00'], ['joker', 'yellow', '2.00'], ['$20', null, '25.00']]
  : [['17', 'navy', '3.00'], ['16-17-19-20', 'yellow', '2.00'], ['17-20', 'teal', '5.00'], ['red', 'navy', '20.00'], ['29', 'yellow', '1.00'], ['dozen2', null, '25.00'], ['8-9', 'navy', '4.00'], ['34-35-36', 'teal', '6.00']];
const offered = new Set([...roulette.positions.map((one) => one.spot), ...six.spots.map((one) => one.spot)]);

export function open(): void {
  const others = OTHERS.filter(([spot]) => offered.has(spot!)).map(([spot, colour, stake]) => ({ spot: spot!, colour: colour!, stake: stake! }));
  patch({ phase: 'betting', round: view.round! + 1, spin: 0, spinning: false, number: null, colour: null, multiplier: null, lapsed: {}, wins: [], others });
  rolled({ state: 'idle', number: null });
}
export function spin(left = 12_000): void {
  patch({ spin: view.spin + 1, spinning: true });
  rolled({ state: 'track', spin: view.ball.spin + 1, number: null, left_ms: left / speed });
}
export const close = () => patch({ phase: 'no-more-bets', called: {}, lapsed: view.called, multiplier: isSix ? null : 12 });
export const noSpin = () => {
  patch({ phase: 'betting', spinning: false });
  rolled({ state: 'idle', number: null });
};
export function drop(came: string, left = 5_000): void {
  rolled({ state: 'dropping', number: came, left_ms: left / speed, ...(isSix ? { stop: six.stops.lastIndexOf(came) } : {}) });
}
export const rest = () => rolled({ state: 'rest', left_ms: 0 });
export const announce = (came: string) =>
  patch({ phase: 'announced', spinning: false, number: came, colour: isSix ? null : roulette.colours[came]!, wins: wins(came, view.history[0]?.number ?? null) });
export const crown = () => patch({ phase: 'crowned' });
export function collect(): void {
  const won = (spot: string) => pays(game, spot, view.number!) > 0 || (spot === 'b2b' && view.wins.some((win) => win.spot === 'b2b'));
  patch({ phase: 'collected', felt: view.felt.filter((one) => won(one.spot)), others: view.others.filter((one) => won(one.spot)) });
}
export function pay(): void {
  const result = { round: view.round!, number: view.number!, colour: view.colour, multiplier: view.multiplier };
  settle();
  patch({ phase: 'idle', history: [result, ...view.history].slice(0, 20) });
}

function drawn(): string {
  const forced = asked.get('lands');
  const order = isSix ? six.stops : roulette.wheel;
  return forced ?? order[Math.floor(Math.random() * order.length)]!;
}

export async function play(): Promise<void> {
  while (!asked.has('still')) {
    await wait(2_000);
    open();
    await wait(14_000);
    if (view.table.before_spin) {
      close();
      await wait(2_500);
      spin(6_000);
      await wait(5_000);
    } else {
      spin();
      await wait(5_000);
      close();
      await wait(4_000);
    }
    const came = drawn();
    drop(came);
    await wait(5_000);
    rest();
    await wait(1_500);
    announce(came);
    await wait(2_500);
    if (!isSix) crown();
    await wait(isSix ? 0 : 2_500);
    collect();
    await wait(3_000);
    pay();
    await wait(4_000);
  }
}
