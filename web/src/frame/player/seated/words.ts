/** What a player with chips in hand is told, whatever is played at the table. */
import { spoken } from '../../../lib/language';
import { spanish } from './words.es';

export const english = {
  buttons: {
    undo: 'Undo',
    rebet: 'Rebet',
    double: 'Double',
    clear: 'Clear',
    takeBack: 'Take back',
    coupon: 'Match play',
    couponOn: (amount: string) => `${amount} coupon on`,
    ask: 'Ask for chips',
    asked: 'Dealer counts',
    leave: 'Leave',
  },
  rack: {
    title: 'What you play with',
    colour: 'Your colour',
    value: 'Value chips',
    cash: 'Called, with cash',
    chip: (amount: string) => `Value chip of ${amount}`,
    note: (amount: string) => `${amount} in cash, with a spoken bet`,
  },
  left: { title: 'Thank you for playing', took: (amount: string) => `You took ${amount} with you.`, done: 'Done' },
  coupon: (amount: string) => `Coupon ${amount}`,
  withCoupon: (amount: string) => `+ ${amount} coupon`,
  couponed: (chips: string, coupon: string) => `The next touch lays ${chips} in chips with your ${coupon} coupon`,
  /** A spoken bet that was not accepted before no more bets. */
  lapsed: (cash: string, spot: string) => `Not accepted in time: your ${cash} for ${spot} stays yours`,
  /** Read out as it happens, to those who cannot see it. */
  heard: {
    chips: (amount: string) => `Your chips have come: ${amount} in hand`,
    laid: (amount: string, spot: string) => `${amount} on ${spot}`,
    none: (spot: string) => `Nothing on ${spot} now`,
  },
  slip: { none: 'Nothing on the layout yet', waiting: 'waits for the dealer', lapsed: 'not accepted in time', coupon: (amount: string) => `with ${amount} coupon` },
} as const;

export const say = spoken(english, { es: spanish });
