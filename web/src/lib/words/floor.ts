/** Words that more than one screen uses: spots, colours, the link. */
import { BOOKS } from './books';
import { spoken } from '../language';
import { spanish } from './floor.es';
import { plainly } from './sentence';

const COLUMNS = ['1st', '2nd', '3rd'] as const;

export const english = {
  house: 'Croupier',
  book: (name: string): string => BOOKS[name] ?? name,
  colour: { red: 'red', black: 'black', green: 'green' },
  /** A chip's colour as people say it. */
  chipColour: (colour: string): string => colour.replaceAll('-', ' '),
  /** A terminal, a seat or a station by its name. */
  place: (name: string): string => name,
  odds: (odds: string): string => odds,
  /** What a limit is about: a group of wagers, or a kind. */
  about: (name: string): string => ({ aggregate: 'all your bets' })[name] ?? plainly(name),
  /** A colour wager's area as a sign names it: "black 6". */
  area: (name: string): string => name,
  round: (round: number) => `Game ${round}`,
  voidMark: 'void',
  link: {
    connecting: 'Connecting…',
    lost: 'Connection lost',
    lostSays: 'The link to the table is broken. Bets that the table has acknowledged stand. This screen comes back by itself.',
    superseded: 'This screen has been taken over',
    supersededSays: 'Another screen now works in this place. Only one may at a time.',
    reclaim: 'Work here again',
    noTable: (table: string) => `There is no table ${table} here`,
    lobby: 'Back to the front door',
  },
  cloth: 'Betting layout',
  wheel: 'Roulette wheel',
  ballIn: (number: string) => `Roulette wheel, the ball lies in ${number}`,
  close: 'Close',
  no: 'No',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  loading: 'One moment…',
  /** A citation, document and number, as people say it. */
  clause: (clause: string): string => {
    const [document = '', number = ''] = clause.split(':');
    return number ? `${BOOKS[document] ?? document}, clause ${number}` : clause;
  },
  /** The box names of the cloth, as they are printed on it. */
  box: {
    red: 'Red',
    black: 'Black',
    odd: 'Odd',
    even: 'Even',
    '1to18': '1 to 18',
    '19to36': '19 to 36',
    dozen1: '1st 12',
    dozen2: '2nd 12',
    dozen3: '3rd 12',
    column1: '2 to 1',
    column2: '2 to 1',
    column3: '2 to 1',
  } as Record<string, string>,
  /** The area of a colour wager, by its spot: "eight:black". */
  colourArea(spot: string): string {
    const [size = '', colour = ''] = spot.split(':');
    return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} ${({ six: 6, seven: 7, eight: 8 })[size] ?? ''}`.trim();
  },
  kind: {
    straight: 'Straight',
    split: 'Split',
    row: 'Row',
    triple: 'Triple',
    corner: 'Corner',
    'first-five': 'First five',
    line: 'Line',
    column: 'Column',
    dozen: 'Dozen',
    red: 'Red',
    black: 'Black',
    odd: 'Odd',
    even: 'Even',
    low: '1 to 18',
    high: '19 to 36',
  } as Record<string, string>,
  /** The Big Six: its wheel and its symbols. */
  bigsix: {
    wheel: 'Big Six wheel',
    rests: (symbol: string) => `Big Six wheel, ${symbol} rests at the clapper`,
    between: (one: string, other: string) => `The clapper rests between ${one} and ${other}: the posted rule decides`,
    betweenWon: (one: string, other: string, won: string) => `The clapper rests between ${one} and ${other}: by the posted rule ${won} wins`,
    symbol: (symbol: string, name?: string): string => ({ joker: 'Joker', flag: 'Flag' })[symbol] ?? name ?? symbol,
    pays: (symbol: string, odds: string) => `${symbol}, pays ${odds}`,
  },
  /** Spots that have a name and no numbers in it. */
  named: { b2b: 'B2B', 'seven-numbers': 'Seven numbers', joker: 'Joker', flag: 'Flag', adjacent: 'Five adjacent', player: 'Player', banker: 'Banker', tie: 'Tie' } as Record<string, string>,
  adjacent: (number: string) => `Five adjacent around ${number}`,
  /** A spot as a dealer would say it: "Split 17-20", "2nd 12", "Column 3". */
  spot(spot: string, kind?: string): string {
    if (english.named[spot] || spot.startsWith('$')) return english.named[spot] ?? spot;
    if (/^dozen[123]$/.test(spot)) return english.box[spot] ?? spot;
    if (/^column[123]$/.test(spot)) return `${COLUMNS[Number(spot.at(-1)) - 1]} column`;
    const printed = english.box[spot];
    if (printed) return printed;
    const [size = '', colour] = spot.split(':');
    if (colour && size === 'adjacent') return english.adjacent(colour);
    if (colour && /^(six|seven|eight)$/.test(size)) return `${size.charAt(0).toUpperCase()}${size.slice(1)} numbers ${colour}`;
    const counted = { 1: 'straight', 2: 'split', 4: 'corner', 5: 'first-five', 6: 'line' } as Record<number, string>;
    const numbers = spot.split('-');
    const three = numbers.includes('0') || numbers.includes('00') ? 'triple' : 'row';
    const found = kind ?? (numbers.length === 3 ? three : counted[numbers.length]);
    return `${(found && english.kind[found]) ?? ''} ${spot}`.trim();
  },
} as const;

export const floor = spoken(english, { es: spanish });
