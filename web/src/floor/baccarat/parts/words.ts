/** What is said of cards and hands, on every screen of the table. */
import { spoken } from '../../../lib/language';
import { rankOf, suitOf, type Suit } from './faces';
import { spanish } from './words.es';

export const english = {
  rank: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' } as Record<string, string>,
  suit: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as Record<Suit, string>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: 'Card face down',
  keyed: 'to be confirmed',
  hand: { player: 'Player', banker: 'Banker' },
  spot: { player: 'Player', banker: 'Banker', tie: 'Tie' } as Record<string, string>,
  count: 'Point count',
  wins: { player: 'The Player wins', banker: 'The Banker wins' },
  tie: 'Tie Hand',
  burned: 'Burned cards',
  commitment: 'This shoe is committed to',
  held: (seat: string) => `Seat ${seat} turns the cards`,
  offered: (seat: string) => `Offered to seat ${seat}`,
};

export const say = spoken(english, { es: spanish });

/** "King of hearts". */
export const cardName = (card: string): string =>
  say.card(say.rank[rankOf(card)] ?? rankOf(card), say.suit[suitOf(card)]);
