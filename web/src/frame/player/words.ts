/** What the player's frame says at every table, keyed: a translation replaces one object. */
import { spoken } from '../../lib/language';
import { spanish } from './words.es';
import { show, type Cents } from '../../lib/money';

export const english = {
  pairing: {
    title: 'Pair this terminal',
    says: 'Type the code that the floor gave you for this place at the table.',
    code: 'Pairing code',
    go: 'Pair',
    refused: 'That code is not good. Ask the floor for a new one.',
    failed: 'The table does not answer. Try again in a moment.',
  },
  limits: 'Limits',
  lastResults: 'Last results',
  signButton: 'Table sign',
  sign: { title: 'The table’s sign', odds: 'Payout odds', limits: 'Limits', notices: 'Notices', options: 'Rules in effect' },
  lock: { title: 'This terminal is locked', says: 'Please wait for the supervisor.' },
  dealerAway: 'The dealer has left the screen. The supervisor knows; your bets stand as they lie.',
  /** What a game came to: `back` of bets of `staked`. More than the bets is a win, and nothing else is. */
  result: (back: Cents, staked: Cents) => {
    if (back > staked) return `You won ${show(back - staked)} on bets of ${show(staked)}`;
    if (back === staked) return `Your bets of ${show(staked)} came back`;
    return back > 0 ? `${show(back)} of your bets of ${show(staked)} came back` : `No win on bets of ${show(staked)}`;
  },
  statistics: {
    title: 'This table’s last numbers',
    of: (games: number) => (games === 1 ? '1 game' : `${games} games`),
    shares: {
      colours: ['Colour', 'Red', 'Black', 'Zero'],
      parity: ['Odd, even', 'Odd', 'Even'],
      halves: ['Halves', '1 to 18', '19 to 36'],
      dozens: ['Dozens', '1st', '2nd', '3rd'],
      columns: ['Columns', 'First', 'Second', 'Third'],
    },
    hot: 'Most often',
    cold: 'Least often',
    times: (came: number) => `${came}×`,
    says: 'What came does not change what comes: every spin is new.',
  },
  couponFace: 'Match play',
  pays: (odds: string) => `pays ${odds}`,
  onIt: (amount: string) => `${amount} on it`,
  tray: { empty: 'Touch what you lay down', takeBack: 'Take back', lay: (amount: string) => `Lay down ${amount}` },
} as const;

export const say = spoken(english, { es: spanish });
