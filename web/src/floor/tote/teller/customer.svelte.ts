/** One customer at the window: what was sold and paid out since the last one, and what was handed over for it. */
import type { Cents } from '../../../lib/money';

export class Customer {
  sold = $state(0);
  paid = $state(0);
  given = $state<Cents | null>(null);

  /** What the customer owes; below zero what the teller hands out. */
  owes = $derived(this.sold - this.paid);
  /** What goes back of the money that was handed over; null before, below zero while it is too little. */
  change = $derived(this.given === null ? null : this.given - this.owes);
  none = $derived(this.sold === 0 && this.paid === 0);

  sell(amount: Cents): void {
    this.#begin();
    this.sold += amount;
  }

  pay(amount: Cents): void {
    this.#begin();
    this.paid += amount;
  }

  next(): void {
    this.sold = this.paid = 0;
    this.given = null;
  }

  /** Whoever has got change is served: what comes now is the next one's. */
  #begin(): void {
    if (this.change !== null && this.change >= 0) this.next();
  }
}
