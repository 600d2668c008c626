/** What the automatic terminal says to its player. */
import type { Calls } from '../parts/calls';

export const say = {
  call: {
    closed: 'This table is closed',
    idle: 'The next game opens soon',
    betting: 'Place your bets',
    hurry: 'Last bets, please',
    locked: 'No more bets',
    stop: 'No more bets',
    read: 'The dealer confirms the number',
    void: 'Game void: all bets are refunded',
    needCredits: 'Buy in to play',
  } satisfies Calls,
  buyInButton: 'Buy in',
  buyIn: {
    title: 'Buy in',
    says: 'Lay currency, chips or a match play coupon on the terminal. Spoken bets are not accepted.',
    called: { currency: 'Currency', chips: 'Chips', coupon: 'Match play coupon', tray: 'On the terminal' },
    steps: {
      laid: 'You laid it on the terminal',
      'picked-up': 'The dealer picks it up, onto the clipboard',
      counted: 'Counted next to the drop box',
      credited: 'Your terminal is credited',
      dropped: 'The currency goes into the drop box',
      verified: 'You verify the amount',
    },
    verifyTitle: 'Is this right?',
    verifySays: 'Check the amount before you bet. It is for you to verify it.',
    verify: 'Yes, it is right',
    report: 'No, tell the dealer',
    reported: 'The dealer has been told and corrects it when no game is in play.',
    verified: 'You have verified this amount.',
  },
  cashOut: {
    title: 'Cash out',
    ask: (amount: string) => `Cash out ${amount}?`,
    says: 'The dealer brings you chips for this amount.',
    confirm: 'Yes, cash out',
    withdraw: 'No, keep playing',
    steps: {
      asked: 'You ask to cash out',
      confirmed: 'You confirm; the dealer’s console shows it',
      selected: 'The dealer selects your terminal',
      paid: 'Chips taken out, counted and confirmed',
      delivered: 'Chips brought to you in a chip holder',
    },
  },
} as const;
