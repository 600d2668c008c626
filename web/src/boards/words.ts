/** What the wall of boards says to people. */
import { spoken } from '../lib/language';
import { spanish } from './words.es';
export const english = {
  title: 'All tables',
  none: 'The house has no tables with a board.',
  lost: 'This table cannot be heard just now.',
  history: 'Last results',
} as const;

export const say = spoken(english, { es: spanish });
