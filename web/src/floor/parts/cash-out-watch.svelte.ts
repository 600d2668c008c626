/** A cash-out is over when it is gone and the credits with it. That is said until it is put away. */
import { untrack } from 'svelte';
import type { TerminalView } from '../../lib/generated';
import { cents } from '../../lib/money';

export class CashOutWatch {
  /** The amount that is, or was last, asked for. */
  asked = $state('');
  paid = $state(false);
  /** It came out of the station's printer. */
  printed = $state(false);

  /** Made while a component is set up; looks at each new view. */
  constructor(view: () => TerminalView | null) {
    $effect(() => {
      const now = view();
      if (now) untrack(() => this.#look(now));
    });
  }

  putAway(): void {
    [this.asked, this.paid] = ['', false];
  }

  #look({ cash_out, credits }: TerminalView): void {
    this.paid = !cash_out && this.asked !== '' && cents(credits) === 0;
    if (cash_out) this.printed = cash_out.step === 'printing';
    if (cash_out || !this.paid) this.asked = cash_out?.amount ?? '';
  }
}
