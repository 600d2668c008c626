/** The dealer's hand: for which seat a wager is being placed, and of what. */
import type { DealingFrames, DealingView } from '../../../lib/generated';
import { text, type Cents } from '../../../lib/money';

export class DealersHand {
  seat = $state<string | null>(null);
  amount = $state<Cents>(0);
  coupon = $state(false);

  choose(seat: string | null): void {
    [this.seat, this.amount, this.coupon] = [seat, 0, false];
  }

  take(amount: Cents): void {
    this.amount = this.amount === amount ? 0 : amount;
  }

  /** Something to lay, and betting open to lay it in. */
  ready(view: DealingView): boolean {
    return this.seat !== null && this.amount > 0 && view.phase === 'betting' && view.round !== null;
  }

  /** The frame's arguments after its name. */
  laid(view: DealingView, spot: string): DealingFrames['lay-for'] {
    const amount = text(this.amount);
    return [this.seat!, view.round!, spot, amount, 'value', this.coupon ? amount : '0.00'];
  }
}
