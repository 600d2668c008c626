/** What is said of the roads of a shoe. */
import { spoken } from '../../../../lib/language';
import { spanish } from './words.es';

export const english = {
  title: 'Roads of this shoe',
  button: 'Roads',
  road: { bead: 'Bead plate', big: 'Big road', eye: 'Big eye boy', small: 'Small road', pig: 'Cockroach pig' },
  letter: { player: 'P', banker: 'B', tie: 'T' },
  came: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  repeats: 'repeats',
  differs: 'differs',
  marks: (count: number) => (count === 1 ? '1 mark' : `${count} marks`),
  next: { player: 'If Player is next', banker: 'If Banker is next' },
  none: 'nothing yet',
  says: 'They show what came in this shoe. What comes next does not depend on it.',
} as const;

export const say = spoken(english, { es: spanish });
