/** What the console says to people, keyed, so that a translation replaces one object. */
import type { ReaderView } from '../../../lib/generated';
import type { Phase } from '../../../lib/wire';
import type { Turn } from '../order';
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
  next: {
    closed: 'A supervisor opens the table.',
    idle: 'Start a new game when the players are ready.',
    betting: 'Throw the ball against the rotation when the prompt sounds.',
    thrown: 'The ball is in the track. Betting closes when the clock reaches zero.',
    prompt: 'Spin the ball',
    promptSays: 'Against the rotation, at least four revolutions.',
    locked: 'Wait for the ball to come to rest.',
    unthrown: 'The ball has not been thrown.',
    read: 'Look at the wheel. Is this where the ball lies?',
    settled: 'Wagers are collected and paid. Announce the number.',
    void: 'A supervisor refunds the wagers. Then a new game can start.',
    voidFor: (reason: string) => `${reason}.`,
  },
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  left: 'seconds',
  secondsShort: (seconds: number) => `${seconds} s`,
  last: 'Last number',

  turn: {
    'new-game': 'New game',
    throw: 'Throw the ball',
    'no-more-bets': 'No more bets',
    running: 'The ball is running',
    refund: 'Waiting for the refund',
    closed: 'Table closed',
  } satisfies Record<Exclude<Turn, 'confirm'>, string>,
  confirm: (number: string, colour: string) => `Confirm ${number} ${colour}`.trim(),
  another: 'Another number',
  voidGame: 'No spin / void',

  reader: {
    label: 'Wheel reader',
    idle: 'Ready',
    betting: 'Watching the wheel',
    'no-more-bets': 'Ball dropping',
    number: 'Number read',
  } satisfies Record<ReaderView['state'] | 'label', string>,

  anotherTitle: 'Which number has the ball?',
  anotherSays: (read: string) => `The reader saw ${read}. Touch the number where the ball lies.`,
  anotherWarns: (number: string, read: string) =>
    `${number} is not what the reader saw (${read}). Confirming it voids the game: all wagers are refunded by a supervisor, and nobody is paid.`,
  anotherSame: 'That is the number the reader saw. Confirming it settles the game.',
  anotherConfirm: (number: string) => `Confirm ${number} and void the game`,

  voidTitle: (round: number | null) => `No spin, or void game ${round ?? ''}`.trim(),
  voidSays: 'Touch what happened. The game is void at once and a supervisor refunds every wager.',

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
  noRequests: 'Nobody waits. Buy-ins and cash-outs show here; touch a terminal to see it.',
  chosen: (name: string) => `${name}: buy-in and cash-out`,

  buyIn: {
    title: 'Buy-in',
    steps: {
      laid: 'The player lays it on the terminal',
      'picked-up': 'Pick it up, onto the clipboard',
      counted: 'Count it beside the drop box',
      credited: 'Select the terminal, confirm the amount',
      dropped: 'Currency into the drop box',
      verified: 'The player verifies the amount',
    },
    none: 'No buy-in. The player lays currency, chips or a coupon on the terminal.',
    pickedUp: 'Picked up',
    countThis: (amount: string) => `Counted: ${amount}`,
    differs: (laid: string) => `The player said ${laid}.`,
    asLaid: 'Same as laid',
    creditThis: (amount: string, name: string) => `Credit ${amount} to ${name}`,
    dropThis: (amount: string) => `${amount} is in the drop box`,
    noCurrency: 'No currency: done',
    waiting: 'Waiting for the player…',
    reported: (amount: string) => `The player says that ${amount} is not the right amount. Count again and correct it.`,
    correctThis: (amount: string) => `Void the buy-in and credit ${amount}`,
    notInPlay: 'A buy-in is corrected when no game is in play. It can be corrected after this game.',
    correct: 'Correct the buy-in',
  },

  cashOut: {
    title: 'Cash-out',
    steps: {
      asked: '',
      confirmed: 'The player selects and confirms',
      selected: 'Select the terminal and cash-out',
      paid: 'Remove the chips, verify the count',
      delivered: 'Deliver in a chip holder',
    },
    none: 'No cash-out. The player selects and confirms it on the terminal.',
    askedOnly: 'The player has not confirmed it yet.',
    selectThis: (name: string) => `Cash-out for ${name}`,
    value: 'Remove chips to this value',
    countThis: (amount: string) => `Chips verified: ${amount}`,
    differs: (amount: string) => `The piles are off by ${amount}`,
    deliverThis: (amount: string) => `${amount} delivered`,
    one: (amount: string) => `One ${amount} chip`,
    fewer: 'fewer',
    more: 'more',
  },

  autoTake: 'Take over',
  other: (name: string) => `${name} works this table.`,
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
