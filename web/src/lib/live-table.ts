/** The shapes of a live table's wire: roulette and the Big Six at a table with a dealer. Money is text. */
import type { Ball, Cloth, Colour, Line, LivePhase, Money } from './wire';

export type Tender = 'colour' | 'value';

/** At the Big Six `stop` is which of the 54 stops rests at the clapper, or, `between`, the one before it; `result` as a dealer calls it. */
export type LiveBall = Ball & { stop?: number | null; between?: boolean; result?: string | null };

export interface LiveTableName {
  id: string;
  name: string;
  book: string;
  game: 'roulette' | 'bigsix';
  /** Betting closes before the spin, and not while the ball is in the track. */
  before_spin: boolean;
  b2b: boolean;
  float: Money;
}

export interface LiveResult {
  round: number;
  number: string;
  colour: Colour | null;
  multiplier: number | null;
}

/** What seat, felt and board all get. */
export interface LiveView {
  table: LiveTableName;
  phase: LivePhase;
  round: number | null;
  spin: number;
  spinning: boolean;
  number: string | null;
  colour: Colour | null;
  multiplier: number | null;
  history: LiveResult[];
  ball: LiveBall;
}

export interface FeltWager {
  spot: string;
  tender: Tender;
  stake: Money;
  coupon: Money;
}

export interface LiveWin {
  spot: string;
  stake: Money;
  paid: Money;
  clause: string;
}

export interface AskedChips {
  currency: Money;
  chips: Money;
  coupon: Money;
  /** What one colour chip is to be worth; 0.00 asks for value chips. */
  value: Money;
}

export interface SeatView extends LiveView {
  seat: { id: string; name: string };
  value_chips: Money[];
  limits: Line[];
  chips: { colour: string | null; value: Money; hand: Money };
  coupons: Money;
  staked: Money;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Money>;
  /** Calls of this round that the dealer did not accept in time: the cash is still the player's. */
  lapsed: Record<string, Money>;
  wins: LiveWin[];
  others: { spot: string; colour: string | null; stake: Money }[];
}

/** A stack as it lies on the layout; without a colour it is value chips. */
export interface FeltStack {
  spot: string;
  colour: string | null;
  stake: Money;
  coupon?: Money;
  /** Not acknowledged by the table yet. */
  hollow?: boolean;
  /** Cash beside a spoken wager: it waits for the dealer's word. */
  called?: boolean;
  /** This seat's own: drawn whole, the others beside it and smaller. */
  mine?: boolean;
}

export interface BonusSpot {
  spot: string;
  name: string;
  pockets: string[];
}

export type LiveCloth = Cloth & { bonus?: BonusSpot[] };

export interface BigSixSpot {
  spot: string;
  name: string;
  odds: string;
}

export interface BigSixCloth {
  game: 'bigsix';
  spots: BigSixSpot[];
  /** The 54 symbols, clockwise. */
  stops: string[];
}
