/** The dealer's hand: for which seat a wager is being placed, and of what. */
import type { FeltFrames, FeltSeat, FeltView } from '../../../lib/generated';
import type { Tender } from '../../../lib/wire';
import { cents, text, type Cents } from '../../../lib/money';

const COUNTS = [1, 2, 5, 10, 20];

export class DealersHand {
  seat = $state<string | null>(null);
  tender = $state<Tender>('colour');
  amount = $state<Cents>(0);
  coupon = $state(false);

  choose(seat: FeltSeat | null): void {
    this.seat = seat?.id ?? null;
    this.coupon = false;
    this.amount = 0;
    this.tender = seat?.colour ? 'colour' : 'value';
  }

  take(tender: Tender, amount: Cents): void {
    const same = this.tender === tender && this.amount === amount;
    [this.tender, this.amount] = [tender, same ? 0 : amount];
    if (tender === 'value') this.coupon = false;
  }

  /** Something to lay, and betting open to lay it in. */
  ready(view: FeltView): boolean {
    return this.seat !== null && this.amount > 0 && view.phase === 'betting' && view.round !== null;
  }

  /** The frame's arguments after its name. */
  laid(view: FeltView, spot: string): FeltFrames['lay-for'] {
    const amount = text(this.amount);
    return [this.seat!, view.round!, spot, amount, this.tender, this.coupon ? amount : '0.00'];
  }
}

/** How many of a seat's colour chips one touch lays. */
export const handfuls = (seat: FeltSeat): { count: number; amount: Cents }[] =>
  seat.colour === null ? [] : COUNTS.map((count) => ({ count, amount: count * cents(seat.value) }));
