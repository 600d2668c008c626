import { REASONS } from '../generated';
import { plainly, sentence } from './sentence';

/** What the screens of people at work say alike: console, felt, supervisor and accounts. */
export const staff = {
  refused: 'Not done:',
  you: (name: string) => `${name} (you)`,
  take: 'Take the table',
  takeMucker: 'Take the mucker’s place',
  taken: 'You work this table',
  call: 'Call supervisor',
  called: 'Supervisor called',
  playerCalls: (place: string) => `${place} calls: answer`,
  faults: 'Wheel faults',
  volume: 'Volume',
  signIn: {
    name: 'Name',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    wrong: 'That name and password do not go together. After five wrong passwords a name waits five minutes.',
    out: 'Sign out',
    notHere: 'The table does not answer, or this screen is for other staff.',
    lobby: 'Back to the front door',
  },
  notYours: {
    says: (roles: string[], name: string, role: string) =>
      `This screen is for the ${roles.join(' or the ')}. You are signed in as ${name}, ${role}.`,
    own: 'Go to your own screen',
    otherScreen: (table: string) => `${table} is worked at another screen than this one.`,
    rightScreen: 'Go to its screen',
    other: 'Sign out',
  },
  count: {
    kind: { currency: 'Currency', chips: 'Chips', coupon: 'Coupon' },
    clear: 'Clear',
    eraseDigit: 'Erase a digit',
    addNote: (amount: string) => `Add ${amount}`,
  },
  days: { first: 'From', last: 'to' },
  witness: { title: 'Witness', choose: 'Who saw it?', nobody: 'Nobody else is on duty' },
  neighbours: (pockets: string) => `On the wheel, left to right: ${pockets}`,
  replay: {
    title: (table: string, round: number) => `${table}: game ${round}`,
    empty: 'Nothing is written down for this game.',
    lost: 'The transcript cannot be read now.',
    staked: 'Staked',
    first: 'First step',
    back: 'Step back',
    next: 'Step on',
    whose: 'Whose bets',
    everyone: 'Everyone',
    place: { terminal: (id: string) => `Terminal ${id}`, seat: (id: string) => `Seat ${id}` },
  },
  /** A name as people read it: "lose-half" reads "lose half". */
  plain: (name: string): string => plainly(name.replaceAll('_', ' ')),
  /** Why a game was void, in a sentence. */
  reason: (name: string): string => REASONS[name] ?? sentence(name.replace(/[-_]/g, ' ')),
} as const;
