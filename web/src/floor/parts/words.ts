/** What every electronic terminal says to its player, with or without a dealer. */
import { spoken } from '../../lib/language';
import { spanish } from './words.es';
export const english = {
  meters: { credits: 'Credits', promo: (amount: string) => `${amount} match play` },
  last: 'Last number',
  lastGame: 'Last game',
  rack: 'Chips',
  chip: (amount: string) => `${amount} chip`,
  seconds: (left: number) => `${left} seconds left`,
  buttons: {
    cancel: 'Cancel',
    undo: 'Undo',
    recall: 'Recall',
    clear: 'Clear',
    neighbours: 'Neighbour’s bet',
    cashOut: 'Cash out',
    games: 'Last ten games',
    track: 'Racetrack',
  },
  cancelling: 'Touch the bet to remove',
  outcome: (number: string, colour: string) => `${number} ${colour}`,
  wins: { stakes: 'Stakes returned', each: (stake: string, odds: string) => `${stake} at ${odds}` },
  slip: { none: 'Touch the layout, or carry a chip to it' },
  games: {
    title: 'Last ten games',
    none: 'No game has been played here yet.',
    refunded: 'Refunded',
    before: 'Credits before',
    after: 'After',
    noBets: 'No bets',
  },
} as const;

export const say = spoken(english, { es: spanish });
