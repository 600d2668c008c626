/** What the console says to people, keyed, so that a translation replaces one object. */
import type { ReaderView } from '../../../lib/generated';
import type { Phase } from '../../../lib/wire';
import type { Want } from './requests';

export const say = {
  title: "Dealer's console",
  game: (round: number | null) => (round === null ? 'No game' : `Game ${round}`),
  staked: 'Staked',
  dealer: 'Dealer',
  nobody: 'Nobody',

  phase: {
    closed: 'Table closed',
    idle: 'Between games',
    betting: 'Bets are open',
    locked: 'No more bets',
    read: 'Confirm the number',
    settled: 'Settled',
    void: 'Game void',
  } satisfies Record<Phase, string>,
  noSpin: 'No Spin',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  left: 'seconds',
  secondsShort: (seconds: number) => `${seconds} s`,
  last: 'Last number',
  lastVoid: 'Last game: void',

  confirm: (number: string, colour: string) => `Confirm ${number} ${colour}`.trim(),
  another: 'Another number',

  reader: {
    label: 'Wheel reader',
    idle: 'Ready',
    betting: 'Watching the wheel',
    'no-more-bets': 'Ball dropping',
    number: 'Number read',
    lost: 'The line to the wheel is lost',
  } satisfies Record<ReaderView['state'] | 'label' | 'lost', string>,

  anotherTitle: 'Which number has the ball?',
  anotherSays: (read: string) => `The reader saw ${read}. Touch the number where the ball lies.`,
  anotherWarns: (number: string, read: string) =>
    `${number} is not what the reader saw (${read}). Confirming it voids the game: all wagers are refunded by a supervisor, and nobody is paid.`,
  anotherSame: 'That is the number the reader saw. Confirming it settles the game.',
  anotherConfirm: (number: string) => `Confirm ${number} and void the game`,

  voidTitle: (round: number | null) => `No spin, or void game ${round ?? ''}`.trim(),
  voidSays: 'Touch what happened. Every wager of the game goes back to its player.',
  voidSure: (round: number | null) => `Void game ${round ?? ''}?`,
  voidBack: (staked: string) => `${staked} goes back, refunded by a supervisor:`,
  voidNothing: 'No wagers lie on this game.',
  voidConfirm: (round: number | null) => `Void game ${round ?? ''}`,
  voidKeep: 'Play on',

  terminals: 'Terminals',
  credits: 'Credits',
  bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  noBets: 'no bets',
  online: 'Online',
  offline: 'Offline',
  want: {
    correct: 'Disputed',
    'buy-in': 'Buy-in',
    'cash-out': 'Cash-out',
    locked: 'Locked',
  } satisfies Record<Want, string>,
  requests: 'Waiting for you',
  othersWait: (count: number) => (count === 1 ? '1 other waits for you' : `${count} others wait for you`),
  cameBack: (amount: string) => `${amount} came back`,
  noRequests: 'Nobody waits. Buy-ins and cash-outs show here; touch a terminal to see it.',
  chosen: (name: string) => `${name}: buy-in and cash-out`,

  buyIn: {
    title: 'Buy-in',
    none: 'No buy-in. The player lays currency, chips or a coupon on the terminal.',
    differs: (laid: string) => `The player said ${laid}.`,
    asLaid: 'Same as laid',
    unlike: (laid: string, counted: string) => `The player laid ${laid} and you counted ${counted}.`,
    noCurrency: 'No currency: done',
    waiting: 'Waiting for the player…',
    notInPlay: 'A buy-in is corrected when no game is in play. It can be corrected after this game.',
    correct: 'Correct the buy-in',
  },

  cashOut: {
    title: 'Cash-out',
    none: 'No cash-out. The player selects and confirms it on the terminal.',
    waiting: 'Waiting for the player…',
    differs: (amount: string) => `The piles are off by ${amount}`,
    one: (amount: string) => `One ${amount} chip`,
    fewer: 'fewer',
    more: 'more',
  },

  autoTake: 'Take over',
  other: (name: string) => `${name} works this table.`,
  none: 'Nobody works this table.',
  faultsSay: 'For practice. The next spin of the simulated wheel goes wrong in this way; the reader and the rules do the rest.',
  fault: {
    'with-rotation': 'Spun with the rotation',
    'short-spin': 'Fewer than four revolutions',
    'ball-not-dropped': 'Ball does not drop',
    malfunction: 'Wheel malfunction',
    'foreign-object': 'Foreign object in the wheel',
    'ball-out': 'Ball leaves the wheel',
    misread: 'Reader misreads the number',
  } as Record<string, string>,

  history: 'Last numbers, newest first',
  noHistory: 'No games yet',
} as const;
