/**
 * What a reader board is shown at each moment: `?at=betting|running|multiplier|won|back|void|closed|again`,
 * `?game=bigsix`, `?kind=terminals|dealerless`, `?first` (nothing came yet).
 */
import type { BoardView } from '../../src/lib/felt-wire';
import { bigsix, isSix, roulette } from './cloths';

const params = new URLSearchParams(location.search);
const kind = params.get('kind') ?? 'live';
const at = params.get('at') ?? 'betting';
const numbers = isSix
  ? '$1 $2 $1 $5 $1 joker $10 $1 $2 $2 $20 $1 $1 $5 $2 $1'.split(' ')
  : '17 00 32 5 22 36 0 11 8 29 14 1 30 23 9 20 34 17 2 27'.split(' ');
const lands = params.get('lands') ?? (isSix ? '$10' : at === 'back' ? '17' : '32');
const colour = (number: string) => (isSix ? null : (roulette.colours[number] ?? null));
const history = params.has('first') ? [] : numbers.map((number, i) => ({ round: 127 - i, number, colour: colour(number), multiplier: isSix || kind !== 'live' ? null : [10, 25, 10, 50, 15][i % 5]! }));
const counts = (list: string[], from: number) => list.map((number, i) => ({ number, came: Math.max(0, from - i) }));
const b2b = !isSix && kind === 'live' && !params.has('nob2b');
const phase = { betting: 'betting', again: 'betting', running: kind === 'live' ? 'no-more-bets' : 'locked', multiplier: 'no-more-bets', won: kind === 'live' ? 'crowned' : 'settled', back: 'crowned', void: 'void', closed: 'closed', idle: 'idle' }[at] ?? 'idle';
const won = at === 'won' || at === 'back';

export const board: BoardView = {
  table: { id: isSix ? 'B1' : 'M1', name: isSix ? 'Big Six 1' : kind === 'live' ? 'Roulette 4' : 'Roulette 1', book: 'Massachusetts', game: isSix ? 'bigsix' : 'roulette', before_spin: true, b2b, float: '0.00' },
  phase: phase as BoardView['phase'], round: 128, spin: at === 'again' ? 1 : 0, spinning: at === 'running' || at === 'multiplier',
  number: won ? lands : null, colour: won ? colour(lands) : null,
  multiplier: b2b && (at === 'multiplier' || won) ? 25 : null,
  history: won ? [{ round: 128, number: lands, colour: colour(lands), multiplier: b2b ? 25 : null }, ...history] : history,
  ball: { state: at === 'running' || at === 'multiplier' ? 'track' : won ? 'rest' : 'idle', spin: 4, number: won ? lands : null, left_ms: 8000, stop: isSix && won ? bigsix.stops.indexOf(lands) : null },
  hot: params.has('first') ? [] : isSix ? counts(['$1', '$2', '$5', '$10', 'joker'], 31) : counts(['17', '32', '00', '5', '22'], 7),
  cold: params.has('first') ? [] : isSix ? [{ number: 'flag', came: 0 }, { number: 'joker', came: 1 }, { number: '$20', came: 2 }, { number: '$10', came: 4 }] : counts(['13', '6', '25', '19', '3'], 1),
  of: history.length ? 100 : 0, prior: history[0]?.number ?? null,
  committed: b2b ? '9f1c27ab3bd04c55e1fb8f0e6f3a1c20' : null,
  clock: kind !== 'live' && at === 'betting' ? { left_ms: Number(params.get('left') ?? 24000), total_ms: 30000, prompt_ms: 10000 } : null,
};
