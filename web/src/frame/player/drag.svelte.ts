/** A chip carried from the rack to the cloth. Under a finger it floats above, so that the spot can be seen. */
import type { Position } from '../../lib/wire';

const START_PX = 8;
const LIFT_PX = 64;

export interface Landing {
  spotAt(x: number, y: number): Position | null;
  /** `by` is where the finger is that means it. */
  point(position: Position | null, by?: { x: number; y: number } | null): void;
}

export class Drag {
  slot = $state(0);
  x = $state(0);
  y = $state(0);
  active = $state(false);
  #from: { x: number; y: number } | null = null;

  constructor(
    readonly cloth: () => Landing | undefined,
    readonly onland: (position: Position, slot: number) => void,
  ) {}

  start(event: PointerEvent, slot: number): void {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
    this.slot = slot;
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const far = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
    if (!this.active && far < START_PX) return;
    this.active = true;
    this.x = event.clientX;
    const mouse = event.pointerType === 'mouse';
    this.y = event.clientY - (mouse ? 0 : LIFT_PX);
    this.cloth()?.point(this.cloth()?.spotAt(this.x, this.y) ?? null, mouse ? null : { x: this.x, y: this.y });
  }

  end(): void {
    const position = this.active ? this.cloth()?.spotAt(this.x, this.y) : null;
    if (position) this.onland(position, this.slot);
    this.drop();
  }

  drop(): void {
    if (this.active) this.cloth()?.point(null);
    this.active = false;
    this.#from = null;
  }
}
