/** The shapes of docs/wire.md for the dealer's felt and the reader board. Money is text, like "5.00". */
import type { AskedChips, BigSixCloth, FeltWager, LiveCloth as RouletteCloth, LiveResult, LiveTableName, LiveView } from './live-table';
import type { Clock, LivePhase, Me, Money, Phase } from './wire';

export type { AskedChips, BigSixCloth, BonusSpot, FeltStack, FeltWager, Tender } from './live-table';
export type { RouletteCloth };

export type Direction = 'clockwise' | 'counterclockwise';
export type AnyCloth = (RouletteCloth & { game?: 'roulette' }) | BigSixCloth;

export interface FeltSeat {
  id: string;
  name: string;
  online: boolean;
  colour: string | null;
  value: Money;
  hand: Money;
  coupons: Money;
  staked: Money;
  felt: FeltWager[];
  asked: AskedChips | null;
  called: Record<string, Money>;
}

export interface End {
  seat: string;
  spot: string;
  stake: Money;
  paid: Money;
  clause: string;
  verdict: string;
}

export interface FeltView extends LiveView {
  me: Me;
  dealer: string | null;
  mucker: string | null;
  calling: boolean;
  staked: Money;
  value_chips: Money[];
  colours: Record<string, string>;
  all_colours: string[];
  seats: FeltSeat[];
  reader: string | null;
  /** What was taken off the felt in this game. */
  collected: Money;
  mucked: Record<string, number>;
  reasons: { name: string; says: string; clause: string }[];
  simulated: boolean;
  auto: boolean;
  steps: { says: string; clause: string }[];
  payments: End[];
}

export interface Came {
  number: string;
  came: number;
}

/** A table with terminals may have voided a game, and draws no multiplier. */
export type PastResult = Omit<LiveResult, 'number' | 'multiplier'> & { number: string | null; multiplier?: number | null; void?: string | null };

/** Every kind of table has a board: phases of live tables and of tables with terminals. */
export interface BoardView extends Omit<LiveView, 'phase' | 'table' | 'history'> {
  table: Partial<LiveTableName> & { id: string; name: string };
  phase: LivePhase | Phase;
  history: PastResult[];
  clock: Clock | null;
  hot: Came[];
  cold: Came[];
  of: number;
  prior: string | null;
  committed: string | null;
}
