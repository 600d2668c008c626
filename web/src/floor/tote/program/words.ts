/** What the daily program says to bettors. */
import { spoken } from '../../../lib/language';
import { spanish } from './words.es';

export const english = {
  title: 'Daily program',
  none: 'No card is published yet.',
  race: (race: number) => `Race ${race}`,
  post: 'Post time',
  purse: 'Purse',
  number: 'No.',
  runner: { horse: 'Horse', harness: 'Horse', greyhound: 'Greyhound' } as Record<string, string>,
  rider: { horse: 'Jockey', harness: 'Driver', greyhound: '' } as Record<string, string>,
  trainer: 'Trainer',
  owner: 'Owner',
  weight: 'Lbs',
  claim: 'Claim',
  line: 'Morning line',
  odds: 'Odds now',
  scratched: 'Scratched',
  pools: 'Pools and smallest bets',
  from: (least: string) => `from ${least}`,
  over: (races: string) => `races ${races}`,
  carried: (amount: string) => `${amount} carried over`,
  how: 'How wagering works',
  explained: 'The pools of this card',
  ways: 'Several bets on one ticket',
  say: 'Say',
  pdf: 'The program to print (PDF)',
  notice: 'The explanation to post (PDF)',
  board: 'Tote board',
  official: 'Official result',
  kinds: {} as Record<string, string>,
  lost: 'No link to the tote. The program comes back by itself.',
} as const;

export const say = spoken(english, { es: spanish });
