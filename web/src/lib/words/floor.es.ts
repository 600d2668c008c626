/** Spanish, for words that more than one screen uses. */
import { BOOKS } from './books';
import type { Shape } from '../language';
import type { english } from './floor';
import { plainly } from './sentence';

const BOX: Record<string, string> = {
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  even: 'Par',
  '1to18': '1 a 18',
  '19to36': '19 a 36',
  dozen1: '1.ª docena',
  dozen2: '2.ª docena',
  dozen3: '3.ª docena',
  column1: '2 a 1',
  column2: '2 a 1',
  column3: '2 a 1',
};
const KIND: Record<string, string> = {
  straight: 'Pleno',
  split: 'Caballo',
  row: 'Transversal',
  triple: 'Trío',
  corner: 'Cuadro',
  'first-five': 'Cinco primeros',
  line: 'Seisena',
  column: 'Columna',
  dozen: 'Docena',
  red: 'Rojo',
  black: 'Negro',
  odd: 'Impar',
  even: 'Par',
  low: '1 a 18',
  high: '19 a 36',
};
const NAMED: Record<string, string> = { b2b: 'B2B', 'seven-numbers': 'Siete números', joker: 'Joker', flag: 'Bandera', adjacent: 'Cinco vecinos', player: 'Jugador', banker: 'Banca', tie: 'Empate' };
const SIZES: Record<string, string> = { six: 'Seis números', seven: 'Siete números', eight: 'Ocho números' };
const adjacent = (number: string) => `Cinco vecinos alrededor del ${number}`;
const COUNTED: Record<number, string> = { 1: 'straight', 2: 'split', 4: 'corner', 5: 'first-five', 6: 'line' };
const CHIP_COLOURS: Record<string, string> = {
  navy: 'azul marino',
  'light-blue': 'celestes',
  blue: 'azules',
  green: 'verdes',
  red: 'rojas',
  yellow: 'amarillas',
  orange: 'naranja',
  pink: 'rosa',
  purple: 'moradas',
  brown: 'marrones',
  white: 'blancas',
  black: 'negras',
  grey: 'grises',
};
const AREA_COLOURS: Record<string, string> = { red: 'Rojo', black: 'Negro', blue: 'Azul', gold: 'Dorado', green: 'Verde', yellow: 'Amarillo', orange: 'Naranja', purple: 'Morado', white: 'Blanco', brown: 'Marrón', pink: 'Rosa' };
const ABOUT: Record<string, string> = {
  inside: 'interiores',
  outside: 'exteriores',
  bonus: 'extra',
  aggregate: 'todas sus apuestas',
  vigorish: 'comisión',
};

/** Odds as people say them: "35 a 1". */
export const inSpanish = (odds: string): string =>
  odds.replaceAll(' to ', ' a ').replace(/^win /, 'gana ').replace(' less ', ' menos ').replace(' on a tie', ' en empate').replace(', six ', ', con seis ');

export const spanish: Shape<typeof english> = {
  house: 'Croupier',
  book: (name: string): string => BOOKS[name] ?? name,
  colour: { red: 'rojo', black: 'negro', green: 'verde' },
  chipColour: (colour: string): string => CHIP_COLOURS[colour] ?? colour.replaceAll('-', ' '),
  place: (name: string): string => name.replace('Seat', 'Asiento').replace('Station', 'Puesto'),
  odds: inSpanish,
  about: (name: string): string => ABOUT[name] ?? KIND[name] ?? NAMED[name] ?? plainly(name),
  area: (name: string): string => name.replace(/^\w+/, (colour) => AREA_COLOURS[colour] ?? colour),
  round: (round: number) => `Partida ${round}`,
  voidMark: 'nula',
  link: {
    connecting: 'Conectando…',
    lost: 'Conexión perdida',
    lostSays: 'Se ha cortado la conexión con la mesa. Las apuestas que la mesa confirmó siguen en pie. Esta pantalla vuelve sola.',
    superseded: 'Otra pantalla ha ocupado este lugar',
    supersededSays: 'Ahora otra pantalla trabaja en este lugar. Solo puede haber una a la vez.',
    reclaim: 'Volver a usar esta',
    noTable: (table: string) => `Aquí no hay ninguna mesa ${table}`,
    lobby: 'Volver a la entrada',
  },
  cloth: 'Tapete de apuestas',
  wheel: 'Ruleta',
  ballIn: (number: string) => `Ruleta, la bola está en el ${number}`,
  close: 'Cerrar',
  no: 'No',
  soundOn: 'Con sonido',
  soundOff: 'Sin sonido',
  loading: 'Un momento…',
  /** The documents are in English: only whose they are is said. */
  clause: (clause: string): string => {
    const [document = '', number = ''] = clause.split(':');
    return number ? `${(BOOKS[document] ?? document).split(':')[0]}, cláusula ${number}` : clause;
  },
  box: BOX,
  colourArea(spot: string): string {
    const [size = '', colour = ''] = spot.split(':');
    return `${AREA_COLOURS[colour] ?? colour} ${({ six: 6, seven: 7, eight: 8 })[size] ?? ''}`.trim();
  },
  kind: KIND,
  bigsix: {
    wheel: 'Rueda Big Six',
    rests: (symbol: string) => `Rueda Big Six, ${symbol} queda en la lengüeta`,
    between: (one: string, other: string) => `La lengüeta queda entre ${one} y ${other}: decide la regla anunciada`,
    betweenWon: (one: string, other: string, won: string) => `La lengüeta queda entre ${one} y ${other}: por la regla anunciada gana ${won}`,
    symbol: (symbol: string, name?: string): string => ({ joker: 'Joker', flag: 'Bandera' })[symbol] ?? name ?? symbol,
    pays: (symbol: string, odds: string) => `${symbol}, paga ${inSpanish(odds)}`,
  },
  named: NAMED,
  adjacent,
  spot(spot: string, kind?: string): string {
    if (NAMED[spot] || spot.startsWith('$')) return NAMED[spot] ?? spot;
    const [size = '', what] = spot.split(':');
    if (what) return size === 'adjacent' ? adjacent(what) : `${SIZES[size] ?? size} ${(AREA_COLOURS[what] ?? what).toLowerCase()}`;
    const column = /^column([123])$/.exec(spot);
    if (column) return `${column[1]}.ª columna`;
    const dozen = /^dozen([123])$/.exec(spot);
    if (dozen) return `${dozen[1]}.ª docena`;
    const printed = BOX[spot];
    if (printed) return printed;
    const numbers = spot.split('-');
    const three = numbers.includes('0') || numbers.includes('00') ? 'triple' : 'row';
    const found = kind ?? (numbers.length === 3 ? three : COUNTED[numbers.length]);
    return `${(found && KIND[found]) ?? ''} ${spot}`.trim();
  },
};
