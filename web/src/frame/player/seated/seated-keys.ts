/** The keyboard of a player with chips in hand. */
import type { Held } from './held';
import type { InOne } from './seated-link.svelte';

interface Pressed {
  readonly held: Held;
  hold(held: Held, slot?: number): void;
  toggleCoupon(): void;
  toggleTaking(): void;
  inOne(act: InOne): void;
  taking: boolean;
  couponed: boolean;
}

export const seatedKeys = (link: Pressed, toCloth: () => void) => ({
  hold: (slot: number) => link.hold(link.held, slot),
  press: {
    v: () => link.hold('value'),
    s: () => link.hold('cash'),
    m: () => link.toggleCoupon(),
    x: () => link.toggleTaking(),
    u: () => link.inOne('undo'),
    r: () => link.inOne('rebet'),
    d: () => link.inOne('double'),
    c: () => link.inOne('clear'),
    Backspace: () => link.inOne('clear'),
    Escape: () => {
      link.taking = link.couponed = false;
    },
  },
  toCloth,
});
