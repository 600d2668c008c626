/** What the front door says to people. */
import { spoken } from '../lib/language';
import { spanish } from './words.es';
const PHASES: Record<string, string> = {
  closed: 'Closed',
  idle: 'Open, between games',
  settled: 'Open, between games',
  betting: 'Bets are open',
  void: 'Game void',
  '': 'Open',
};

export const english = {
  house: 'Croupier',
  welcome: 'Roulette, the big wheel, mini-baccarat and the races, with people and with machines.',
  toTables: 'Choose a seat',
  tables: 'Tables and seats',
  phase: (phase: string): string => PHASES[phase] ?? 'No more bets',
  boards: 'Watch all tables',
  free: (free: number, all: number) => `${free} of ${all} seats free`,
  last: 'Last results, the newest first',
  noLast: 'No results yet',
  closedSays: 'A supervisor opens this table first.',
  kind: {
    terminals: 'A dealer spins; you bet at your own terminal.',
    cage: 'Vouchers, hand pays and chips against cash; fills and credits of the tables.',
    dealerless: 'No dealer: a countdown, a bill acceptor, and an air jet that launches the ball.',
    live: 'Chips on a layout: ask for a colour, place your chips, watch the dealer spin, crown and pay.',
    tote: 'Bets on races: at a window, or at a terminal that takes bills, prints tickets and cashes them.',
    bigsix: 'The big wheel: bets down, then it turns; the clapper decides.',
    baccarat: 'Player, Banker or Tie: cards from a shoe, and where the house deals so you turn them yourself.',
  } as Record<string, string>,
  links: { cage: 'Cashier', teller: 'Teller', mutuels: 'Mutuel manager', 'tote-board': 'Tote board', program: 'Program', console: 'Console', felt: 'Dealer', dealing: 'Dealer', board: 'Board' } as Record<string, string>,
  seat: 'Sit down',
  taken: 'Taken',
  closed: 'Closed',
  /** Nobody sits there now, but a player's money or chips are there. */
  held: 'Held',
  private: 'By the house',
  sign: 'Read the sign',
  noTables: 'The house has no tables yet.',
  lost: 'The house does not answer. This page tries again.',

  how: 'How to play, in two minutes',
  steps: [
    ['Sit down and buy in', 'Lay money on your screen. The dealer counts it and gives you credits or chips; check the amount.'],
    ['Place your chips', 'While bets are open, touch or drag a chip: to numbers, lines or colours at roulette, a symbol at the Big Six, Player, Tie or Banker at mini-baccarat.'],
    ['Watch the ball, the wheel or the cards', 'No more bets: the ball drops, the wheel stops or the cards are dealt. The result is announced, and winners are paid.'],
  ],

  staff: 'Work here',
  staffDemonstration: 'This is a demonstration: touch a name and you are signed in.',
  staffSays: 'Staff sign in with their own name and password.',
  role: { dealer: 'Dealer', supervisor: 'Supervisor', mucker: 'Mucker', floorperson: 'Floorperson', accountant: 'Accountant', auditor: 'Auditor', director: 'Director', engineer: 'Engineer', cashier: 'Cashier', runner: 'Runner', teller: 'Teller', 'mutuel-manager': 'Mutuel manager' } as Record<string, string>,
  signIn: 'Sign in as',
  signingIn: 'Signing in…',
  password: 'password',
  notIn: 'That did not work. Sign in on the screen itself.',
  console: "Dealer's console",
  supervisor: 'Supervisor',
  accounts: 'Accounts',
  demonstration: 'Demonstration: no real money.',

  signTitle: (table: string) => `The sign of ${table}`,
  odds: 'Pays',
  limits: 'Limits',
  colours: 'Numbers that each colour covers',
  options: 'In effect here',
  notices: 'Notices',
  signLost: 'The sign cannot be read now.',
} as const;

export const say = spoken(english, { es: spanish });
