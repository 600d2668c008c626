/** The make-believe live tables: roulette under Massachusetts with every optional wager, and New Jersey's Big Six. */
import type { AnyCloth, BigSixCloth, RouletteCloth } from '../../src/lib/felt-wire';
import type { Cloth } from '../../src/lib/wire';
import layout from '../layout.json';

const plain = layout as unknown as Cloth;
const order = plain.wheel;
const five = (at: number) => [-2, -1, 0, 1, 2].map((by) => order[(at + by + order.length) % order.length]!);

export const roulette: RouletteCloth = {
  ...plain,
  bonus: [
    ...order.map((pocket, i) => ({ spot: `adjacent:${pocket}`, name: `five adjacent on ${pocket}`, pockets: five(i) })),
    { spot: 'seven-numbers', name: 'seven numbers', pockets: ['10', '11', '12', '13', '14', '15', '33'] },
    { spot: 'b2b', name: 'B2B', pockets: [] },
  ],
};

const RIM =
  '1 2 1 5 2 joker 1 2 1 5 1 10 1 2 1 5 2 20 1 2 1 5 1 10 1 2 1 5 1 2 1 2 1 5 2 flag 1 2 1 5 1 10 1 2 1 5 2 20 1 2 1 2 1 10';
const PAYS: Record<string, number> = { $1: 1, $2: 2, $5: 5, $10: 10, $20: 20, joker: 45, flag: 45 };

export const bigsix: BigSixCloth = {
  game: 'bigsix',
  stops: RIM.split(' ').map((name) => (/\d/.test(name) ? `$${name}` : name)),
  spots: Object.entries(PAYS).map(([spot, pays]) => ({ spot, name: spot, odds: `${pays} to 1` })),
};

export const isSix = new URLSearchParams(location.search).get('game') === 'bigsix';
export const cloth: AnyCloth = isSix ? bigsix : roulette;

const ODDS: Record<string, number> = { straight: 35, split: 17, row: 11, triple: 11, corner: 8, 'first-five': 6, line: 5, column: 2, dozen: 2 };

/** What one unit on a spot wins if this number comes: null when it loses. */
export function wins(spot: string, number: string, prior: string, multiplier: number | null): { pays: number; on: number; clause: string } | null {
  if (isSix) return spot === number ? { pays: PAYS[spot]!, on: 1, clause: 'new-jersey:5.5(a)' } : null;
  if (spot === 'b2b') return number === prior && multiplier ? { pays: multiplier, on: 1, clause: 'massachusetts:4(b)' } : null;
  const bonus = roulette.bonus!.find((one) => one.spot === spot);
  if (bonus) {
    const odds = spot.startsWith('adjacent') ? { pays: 35, on: 5 } : { pays: 4, on: 1 };
    return bonus.pockets.includes(number) ? { ...odds, clause: 'massachusetts:2(a)' } : null;
  }
  const position = roulette.positions.find((one) => one.spot === spot);
  if (!position?.pockets.includes(number)) return null;
  return { pays: ODDS[position.kind] ?? 1, on: 1, clause: 'massachusetts:2(a)' };
}
