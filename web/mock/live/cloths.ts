/** The layouts of two make-believe live tables: roulette with bonus wagers, and the Big Six. */
import type { BigSixCloth, BonusSpot, LiveCloth } from '../../src/lib/live-table';
import layout from '../layout.json';

const asked = new URLSearchParams(location.search);
const plain = layout as unknown as LiveCloth;
const wheel = plain.wheel;
const around = (at: number, k: number) => wheel[(at + k + wheel.length) % wheel.length]!;

const adjacent: BonusSpot[] = wheel.map((pocket, at) => ({
  spot: `adjacent:${pocket}`,
  name: `Five adjacent, ${pocket}`,
  pockets: [-2, -1, 0, 1, 2].map((k) => around(at, k)),
}));
const coloured = wheel.filter((pocket) => pocket !== '0' && pocket !== '00');
const sections: BonusSpot[] = ['black', 'blue', 'gold', 'red', 'purple', 'green'].map((colour, i) => ({
  spot: `six:${colour}`,
  name: colour[0]!.toUpperCase() + colour.slice(1),
  pockets: coloured.slice(i * 6, i * 6 + 6),
}));
const others: BonusSpot[] = [
  { spot: 'seven-numbers', name: 'Seven numbers', pockets: ['0', '5', '10', '15', '20', '25', '30'] },
  { spot: 'b2b', name: 'B2B', pockets: [] },
];
/** Colour wagers exclude red and black (N.J.A.C. 5.1(g)); ?colours shows such a table. */
const isColour = (name: string) => name === 'red' || name === 'black';

export const roulette: LiveCloth = asked.has('colours')
  ? {
      ...plain,
      boxes: plain.boxes.filter((box) => !isColour(box.name)),
      positions: plain.positions.filter((one) => !isColour(one.spot)),
      bonus: [...adjacent, ...sections, others[1]!],
    }
  : { ...plain, bonus: [...adjacent, ...others] };

const ODDS: Record<string, number> = { $1: 1, $2: 2, $5: 5, $10: 10, $20: 20, joker: 45, flag: 45 };
const STOPS =
  '$1 $2 $1 $5 $2 joker $1 $2 $1 $5 $1 $10 $1 $2 $1 $5 $2 $20 $1 $2 $1 $5 $1 $10 $1 $2 $1 $5 $1 $2 ' +
  '$1 $2 $1 $5 $2 flag $1 $2 $1 $5 $1 $10 $1 $2 $1 $5 $2 $20 $1 $2 $1 $2 $1 $10';

export const six: BigSixCloth = {
  game: 'bigsix',
  spots: Object.entries(ODDS).map(([spot, odds]) => ({ spot, name: spot, odds: `${odds} to 1` })),
  stops: STOPS.split(' '),
};

const PAYS: Record<string, number> = { straight: 35, split: 17, row: 11, triple: 11, corner: 8, 'first-five': 6, line: 5, column: 2, dozen: 2 };

/** The odds a spot wins at when this comes, or 0 when it loses. B2B is left to the caller. */
export function pays(game: 'roulette' | 'bigsix', spot: string, came: string): number {
  if (game === 'bigsix') return spot === came ? ODDS[spot]! : 0;
  const bonus = roulette.bonus!.find((one) => one.spot === spot);
  const position = roulette.positions.find((one) => one.spot === spot);
  const pockets = bonus?.pockets ?? position?.pockets ?? [];
  if (!pockets.includes(came)) return 0;
  return bonus ? { five: 35, six: 5, seven: 4 }[spot.slice(0, 1) === 'a' ? 'five' : spot.startsWith('six') ? 'six' : 'seven']! : (PAYS[position!.kind] ?? 1);
}
