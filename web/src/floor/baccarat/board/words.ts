/** What the board of a mini-baccarat table says. */
import { spoken } from '../../../lib/language';
import { spanish } from './words.es';

export const english = {
  moment: {
    closed: 'Table closed',
    cards: 'The cards are made ready',
    shoe: 'The shoe is made ready',
    between: 'Between hands',
    open: 'Place your bets',
    awaited: 'The dealer is awaited',
    last: 'Last hand of this shoe: place your bets',
    announced: 'Last hand of this shoe',
    deal: 'No more bets',
  },
  wins: { player: 'The Player wins', banker: 'The Banker wins', tie: 'Tie Hand' } as Record<string, string>,
  came: 'In this shoe',
  left: (cards: number) => `${cards} cards left in the shoe`,
} as const;

export const say = spoken(english, { es: spanish });
