import type { Dollars } from '../generated';

/** A stack as it lies on the layout; without a colour it is value chips. */
export interface FeltStack {
  spot: string;
  colour: string | null;
  stake: Dollars;
  /** What one chip of the colour is worth. */
  each?: Dollars;
  coupon?: Dollars;
  /** Not acknowledged by the table yet. */
  hollow?: boolean;
  /** Cash beside a spoken wager: it waits for the dealer's word. */
  called?: boolean;
  /** This seat's own: drawn whole, the others beside it and smaller. */
  mine?: boolean;
}
