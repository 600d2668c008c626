/** The shapes of docs/wire.md: what the server sends to each screen. Money is text, like "5.00". */

export type Money = string;
export type Colour = 'red' | 'black' | 'green';
export type Phase = 'closed' | 'idle' | 'betting' | 'locked' | 'read' | 'settled' | 'void';
export type LivePhase = 'closed' | 'idle' | 'betting' | 'no-more-bets' | 'announced' | 'crowned' | 'collected';

export interface Clock {
  left_ms: number;
  total_ms: number;
  prompt_ms: number;
}

export interface Ball {
  state: 'idle' | 'track' | 'dropping' | 'rest';
  spin: number;
  number: string | null;
  left_ms: number;
}

export interface PastResult {
  round: number;
  number: string | null;
  colour: Colour | null;
  void: string | null;
}

export interface Line {
  about: string;
  says: string;
  clause: string;
}

/** How a table is played: at terminals with a dealer, or with none. */
export type Mode = 'terminals' | 'dealerless' | 'live';

export interface TableName {
  id: string;
  name: string;
  book: string;
  mode: Mode;
}

export interface GameView {
  phase: Phase;
  round: number | null;
  clock: Clock | null;
  number: string | null;
  colour: Colour | null;
  history: PastResult[];
  ball: Ball;
}

export type BuyInStep = 'laid' | 'picked-up' | 'counted' | 'credited' | 'dropped';
export type CashOutStep = 'asked' | 'confirmed' | 'selected' | 'paid';

export interface BuyIn {
  step: BuyInStep;
  amount: Money;
  verified: boolean;
  reported: boolean;
}

export interface CashOut {
  step: CashOutStep;
  amount: Money;
}

export interface Win {
  spot: string;
  stake: Money;
  odds: string;
  paid: Money;
  clause: string;
}

export interface Game {
  round: number;
  number: string | null;
  void: string | null;
  bets: Record<string, Money>;
  staked: Money;
  paid: Money;
  credits_before: Money;
  credits_after: Money;
}

export interface TerminalView extends GameView {
  table: TableName;
  terminal: { id: string; name: string };
  chips: Money[];
  limits: Line[];
  credits: Money;
  promo: Money;
  staked: Money;
  bets: Record<string, Money>;
  can: { undo: boolean; recall: boolean; clear: boolean; neighbours: boolean };
  wins: Win[];
  won: Money;
  games: Game[];
  buy_in: BuyIn | null;
  cash_out: CashOut | null;
  lock: { says: string; clause: string } | null;
  /** Whether this station is open; only a dealerless table closes one. */
  open: boolean;
  /** While betting is open: that these bets, as they are, go back at its end. */
  warning: { says: string; clause: string } | null;
}

export interface ConsoleTerminal {
  id: string;
  name: string;
  credits: Money;
  staked: Money;
  bets: number;
  online: boolean;
  lock: string | null;
  buy_in: (BuyIn & { currency: Money; chips: Money; coupon: Money }) | null;
  cash_out: CashOut | null;
}

export interface Reader {
  state: 'idle' | 'betting' | 'no-more-bets' | 'number';
  number: string | null;
  neighbours: string[];
}

export interface Me {
  name: string;
  role: string;
}

export interface ConsoleView extends GameView {
  table: TableName & { float: Money };
  dealer: string | null;
  me: Me;
  terminals: ConsoleTerminal[];
  staked: Money;
  reader: Reader;
  reasons: { name: string; says: string; clause: string }[];
  calling: boolean;
  simulated: boolean;
  auto: boolean;
}

export interface SupervisedRound {
  round: number;
  number: string | null;
  void: string | null;
  staked: Money;
  paid: Money;
  voidable: boolean;
}

export interface SupervisedTable {
  id: string;
  name: string;
  mode: Mode;
  phase: Phase | LivePhase;
  round: number | null;
  dealer: string | null;
  calling: boolean;
  staked: Money;
  drop: Money;
  win: Money;
  float: Money;
  terminals: { id: string; name: string; open: boolean; credits: Money; lock: string | null; cash_out: CashOut | null }[];
  voids: { round: number; reason: string; clause: string; amount: Money }[];
  rounds: SupervisedRound[];
}

export interface SupervisorView {
  /** `may`: the commands that this role may send. */
  me: Me & { may: string[] };
  tables: SupervisedTable[];
  alarms: { at: string; table: string; says: string }[];
  pit: { on_duty: Me[]; supervisors: number; needed: number; staffed: number; short: boolean };
}

/** A line of a round's transcript, and what it does on the layout. */
export interface RoundLine {
  at: string | number;
  says: string;
  clause: string | null;
  terminal?: string | null;
  changes?: [string, Money][];
  number?: string | null;
}

/** GET /api/pit */
export interface PitView {
  day: string;
  stopped: Record<string, string>;
  waiting: Record<string, Money>;
  on_duty: Me[];
  tables: { id: string; name: string }[];
}

/** An option that takes a value by name; an empty one is none. */
export interface Values {
  name: string;
  says: string;
  clause: string;
  /** By the document: shown, not to be changed. */
  fixed: boolean;
  like: string;
  rows: { about: string; value: string; clause: string }[];
}

/** GET /api/tables/TABLE/terms */
export interface TermsForm {
  /** Their digest. */
  terms: string;
  book: string;
  options: { name: string; says: string; clause: string; many: boolean; choices: { name: string; clause: string }[]; value: string[] }[];
  texts: { name: string; says: string; clause: string; value: string; like: string }[];
  values: Values[];
}

export interface TermsChange {
  option: string;
  about: string;
  was: string | null;
  will: string | null;
  clause: string;
}

/** POST /api/tables/TABLE/terms/review */
export interface TermsReview {
  changes: TermsChange[];
  /** A game must end first. */
  waits: { says: string; clause: string } | null;
}

/** GET /api/tables/TABLE/terms/past */
export interface PastTerms {
  changes: { at: number; by: string | null; changes: TermsChange[] }[];
}

export type SheetRows = Record<string, string | number | null>;

/** GET /api/reports/… */
export interface Report {
  report: string;
  day: string;
  rollover: number;
  sheets: { title: string; rows: SheetRows[] }[];
}

/** What a command comes back with. A refusal changed nothing and says why. */
export type Reply =
  | { type: 'reply'; id: string; ok: true; seq: number; patch?: Record<string, unknown> }
  | { type: 'reply'; id: string; ok: false; reason: string; says: string; clause: string; patch?: Record<string, unknown> };

export type Refused = Extract<Reply, { ok: false }>;

export type ServerFrame<View> =
  | { type: 'hello'; seq: number; view: View }
  | { type: 'view'; seq: number; patch: Partial<View> }
  | Reply
  | { type: 'pong' }
  | { type: 'locked'; says: string };

/** GET /api/tables/TABLE/layout: the cloth upright, zeros on top, y down, a number's box 4 by 4. */
export interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Position {
  spot: string;
  kind: string;
  x: number;
  y: number;
  pockets: string[];
  /** As "35 to 1"; not of what is no place on the cloth, such as a pocket of the track. */
  odds?: string;
}

export interface Cloth {
  boxes: Box[];
  positions: Position[];
  wheel: string[];
  colours: Record<string, Colour>;
  width: number;
  height: number;
}

/** GET /api/tables/TABLE/sign */
export interface Sign {
  title: string;
  notices: Line[];
  odds: Line[];
  options: Line[];
  limits: Line[];
}
