/** A position's link: value chips and cash in hand, and areas to lay them on. */
import { SeatedLink } from '../../../frame/player/seated/seated-link.svelte';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import type { BaccaratCloth, BaccaratWin } from '../../../lib/generated';
import { show, sum } from '../../../lib/money';
import { words } from '../../../lib/words';
import { isDecided, remembered } from './payment';
import { say } from './words';

export class PositionLink extends SeatedLink<'position', BaccaratCloth, BaccaratWin, 'leave' | 'roads'> {
  constructor(onrefused: () => void) {
    super('position', 'value', onrefused);
  }

  remember(): void {
    if (this.view) this.payment = remembered(this.view, this.payment);
  }

  /** Announced, and the dealer has not come to this player's wagers yet. */
  override get due(): boolean {
    const view = this.view;
    return this.back > 0 && view !== null && isDecided(view) && view.felt.length > 0;
  }

  /** With the vigorish that is left on the button: it does not come off what the player gets now. */
  override get result(): string {
    const marked = sum(this.wins.filter((win) => win.marked).map((win) => win.vigorish));
    return super.result && marked > 0 ? `${super.result}; ${say.won.owes(show(marked))}` : super.result;
  }

  odds(spot: string): string {
    return this.cloth?.areas.find((area) => area.spot === spot)?.odds ?? '';
  }

  describe(spot: string): string {
    return this.described(spot, words.floor.spot(spot), this.odds(spot));
  }

  /** What of this position's lies on the layout, as it is drawn. */
  get stacks(): FeltStack[] {
    const mine = this.view?.felt.map((one) => ({ ...one, colour: null, mine: true })) ?? [];
    return [...mine, ...this.waiting];
  }
}
