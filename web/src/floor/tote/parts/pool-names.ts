/** Pools by the names that bettors know, in the order in which boards list them. */
import { language } from '../../../lib/language';

const ORDER = ['win', 'place', 'show', 'exacta', 'quinella', 'trifecta', 'superfecta', 'daily-double', 'pick-three', 'pick-six', 'twin-trifecta'];
const ENGLISH: Record<string, string> = {
  win: 'Win', place: 'Place', show: 'Show', exacta: 'Exacta', quinella: 'Quinella', trifecta: 'Trifecta', superfecta: 'Superfecta',
  'daily-double': 'Daily double', 'pick-three': 'Pick three', 'pick-six': 'Pick six', 'twin-trifecta': 'Twin trifecta',
};
const SPANISH: Record<string, string> = {
  ...ENGLISH, win: 'Ganador', place: 'Segundo', show: 'Tercero', quinella: 'Quiniela', 'daily-double': 'Doble diario', 'pick-three': 'Triple', 'pick-six': 'Pick 6', 'twin-trifecta': 'Trifecta gemela',
};
const names = { en: ENGLISH, es: SPANISH }[language];

export const poolName = (kind: string): string => names[kind] ?? kind;
export const inPoolOrder = <Pool extends { kind: string }>(pools: readonly Pool[]): Pool[] =>
  [...pools].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
