/** What the automatic terminal says to its player. */
import { spoken } from '../../lib/language';
import { spanish } from './words.es';
import type { Calls } from '../parts/calls';

export const english = {
  call: {
    closed: 'This table is closed',
    idle: 'The next game opens soon',
    betting: 'Place your bets',
    hurry: 'Last bets, please',
    locked: 'No more bets',
    stop: 'No more bets',
    read: 'The dealer confirms the number',
    void: 'Game void: the supervisor will refund all bets',
    voided: 'Game void',
    needCredits: 'Buy in to play',
  } satisfies Calls,
  noSpinShort: 'No Spin',
  noSpin: 'No Spin: the supervisor will refund all bets',
  refunded: (noSpin: boolean) => `${noSpin ? 'No Spin' : 'Game void'}: all bets were refunded`,
  buyInButton: 'Buy in',
  buyIn: {
    title: 'Buy in',
    called: { currency: 'Currency', chips: 'Chips', coupon: 'Match play coupon', tray: 'On the terminal' },
    verifyTitle: 'Is this right?',
    wrong: 'Was the last credit wrong? Tell the dealer before you play with it.',
  },
  cashOut: {
    title: 'Cash out',
    ask: (amount: string) => `Cash out ${amount}?`,
    says: 'The dealer brings you chips for this amount.',
    paid: 'Paid in chips',
    paidSays: 'The dealer has paid you this amount in chips. Thank you for playing.',
  },
} as const;

export const say = spoken(english, { es: spanish });
