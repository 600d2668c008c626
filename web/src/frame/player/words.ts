/** What the player's frame says at every table, keyed: a translation replaces one object. */
import { spoken } from '../../lib/language';
import { spanish } from './words.es';
import { show, type Cents } from '../../lib/money';

/** A time as people say it. */
function sat(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')].filter(Boolean).join(' ');
}

const noWin = (back: Cents, staked: Cents) => `No win this game: staked ${show(staked)}, came back ${show(back)}`;

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
  slip: 'Your bets',
  /** What was laid and what came of it, in the same words on every screen and in `result`. Stakes are in both. */
  money: { staked: 'Staked', due: 'To come back', back: 'Came back' },
  lastResults: 'Last results',
  ofTable: 'The table and this screen',
  ofPlayer: 'Your stay',
  signButton: 'Table sign',
  sign: { title: 'The table’s sign', odds: 'Payout odds', limits: 'Limits', notices: 'Notices', colours: 'Numbers of each colour', options: 'Rules in effect' },
  lock: { title: 'This terminal is locked', says: 'Please wait for the supervisor.' },
  dealerAwaited: 'The dealer is awaited',
  dealerAway: 'The supervisor knows; all bets stand as they lie.',
  noDealer: 'The supervisor knows; the next game opens when a dealer has come.',
  wheelLost: 'The wheel is not heard just now. The supervisor knows; all bets stand as they lie.',
  /** What a game came to: `back` of what was `staked`. More than the stake is a win, and nothing else is. */
  result: (back: Cents, staked: Cents) => {
    if (back > staked) return `You won ${show(back - staked)} on ${show(staked)} staked`;
    if (back === staked) return `Your ${show(staked)} staked came back`;
    return back > 0 ? `${show(back)} of ${show(staked)} staked came back` : noWin(back, staked);
  },
  /** The same while the dealer has not paid yet. */
  resultDue: (back: Cents, staked: Cents) => {
    if (back > staked) return `You win ${show(back - staked)} on ${show(staked)} staked`;
    if (back === staked) return `Your ${show(staked)} staked is to come back`;
    return back > 0 ? `${show(back)} of ${show(staked)} staked is to come back` : noWin(back, staked);
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
    soon: (enough: number, games: number) => `What came most and least is shown once ${enough} games are counted; ${games} so far.`,
    times: (came: number) => `${came}×`,
    says: 'What came does not change what comes: every spin is new.',
  },
  stay: {
    title: 'Your time at this table',
    button: (clock: string) => `${clock}, your time at this table`,
    clock: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    time: 'You have sat here',
    sat: (minutes: number) => sat(minutes),
    putIn: 'You put in',
    takenOut: 'You took out',
    worth: 'You have here now',
    net: (net: Cents) => (net === 0 ? 'You are even' : net > 0 ? `You are ${show(net)} up` : `You are ${show(-net)} down`),
    check: (minutes: number) => `You have been here for ${sat(minutes)}`,
    checkSays: 'Bets wait until you have seen this. Take a break whenever you like.',
    seen: 'I have seen this',
  },
  favourites: {
    title: 'Favourite bets',
    button: 'Favourites',
    none: 'No bets are kept yet.',
    name: 'A name for them',
    unnamed: (nth: number) => `Bets ${nth}`,
    save: (total: string) => `Keep the ${total} that lies now`,
    nothing: 'Lay bets to keep them',
    forget: (name: string) => `Forget ${name}`,
    says: 'Kept on this screen until you leave.',
  },
  attendant: {
    call: 'Call someone',
    called: 'Someone is called',
    waiting: 'You have called. Someone comes to you.',
    answered: (name: string) => `${name} has seen your call and comes to you.`,
  },
  sound: { volume: 'Volume', roomOn: 'Sound of the room: on', roomOff: 'Sound of the room: off' },
  couponFace: 'Match play',
  pays: (odds: string) => `pays ${odds}`,
  onIt: (amount: string) => `${amount} on it`,
  tray: { empty: 'Touch what you lay down', takeBack: 'Take back', lay: (amount: string) => `Lay down ${amount}` },
} as const;

export const say = spoken(english, { es: spanish });
