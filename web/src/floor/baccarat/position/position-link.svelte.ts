/** A position's link: value chips and cash in hand, and areas to lay them on. */
import { SeatedLink } from '../../../frame/player/seated/seated-link.svelte';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import type { BaccaratCloth, BaccaratWin } from '../../../lib/generated';
import { words } from '../../../lib/words';
import { remembered } from './payment';

export class PositionLink extends SeatedLink<'position', BaccaratCloth, BaccaratWin, 'leave' | 'roads'> {
  constructor(onrefused: () => void) {
    super('position', 'value', onrefused);
  }

  remember(): void {
    if (this.view) this.payment = remembered(this.view, this.payment);
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
