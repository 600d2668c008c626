/** What a dealerless table says to its players. */
import { spoken } from '../../lib/language';
import { spanish } from './words.es';
import type { Calls } from '../parts/calls';

export const english = {
  call: {
    closed: 'This table is closed',
    idle: 'The next countdown begins soon',
    betting: 'Place your bets',
    hurry: 'The countdown ends: last bets',
    locked: 'No more bets: the ball is launched',
    stop: 'No more bets',
    read: 'The ball falls',
    void: 'Game void: all bets are returned',
    voided: 'Game void',
    needCredits: 'Insert cash to play',
  } satisfies Calls,
  falling: 'The ball falls',
  wheelLost: {
    betting: 'The wheel is not heard. If it is not back at the close, all bets are returned.',
    locked: 'The wheel is not heard. If its number is not read, all bets are returned.',
    between: 'The wheel is not heard. The next game begins when it is heard again.',
  },
  credited: 'Credited to you automatically',
  period: 'Betting period',
  insert: 'Insert cash',
  returned: (amount: string) => `Your bets of ${amount} were under the least total and are returned`,
  warning: (says: string) => `${says.charAt(0).toUpperCase()}${says.slice(1)} at the close`,
  acceptor: {
    title: 'Insert cash',
    bills: 'Bills',
    bill: (amount: string) => `Insert ${amount}`,
    credits: 'Your credits',
    takes: '$1  $5  $10  $20  $50  $100',
    ready: 'Ready',
    reading: 'Reading the bill…',
    back: 'The bill came back',
    jammed: 'Out of order',
    done: 'Done',
  },
  handPay: {
    title: 'Hand pay',
    thanks: 'Paid by hand',
    thanksSays: 'Your credits were paid to you in cash, or stand on the slip that the cage pays.',
  },
  voucher: {
    title: 'Your voucher',
    thanks: 'Take your voucher',
    thanksSays: 'It is worth this amount at any station and at the cage.',
    goodUntil: (day: string) => `It is good until ${day}, that day included.`,
    file: 'In this demonstration its paper is a file:',
    insert: 'Put a voucher in',
    number: 'Validation number',
    hint: 'Hold its barcode to the scanner, or type the 18 digits.',
    take: 'Credit it',
    credited: 'Your voucher was credited.',
  },
  thanks: 'Thank you for playing.',
  closed: 'This station is closed',
} as const;

export const say = spoken(english, { es: spanish });
