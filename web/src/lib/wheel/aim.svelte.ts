/** A finger on the wheel's oval: it aims while it slides, and picks the pocket it aimed at last when it is lifted. */
const CLICK_FOLLOWS_MS = 500;

export class Aim {
  pocket = $state<string | null>(null);
  /** Where the finger is, in the window; null while none aims. */
  finger = $state.raw<{ x: number; y: number } | null>(null);
  #lifted = -Infinity;

  constructor(
    private readonly onpoint: (pocket: string | null) => void,
    private readonly onpick: (pocket: string) => void,
  ) {}

  press(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') this.#aim(event);
  }

  slide(event: PointerEvent): void {
    if (this.finger) this.#aim(event);
  }

  release(): void {
    const picked = this.finger ? this.pocket : null;
    if (this.finger) this.#lifted = performance.now();
    this.drop();
    if (picked !== null) this.onpick(picked);
  }

  drop(): void {
    if (!this.finger) return;
    this.finger = this.pocket = null;
    this.onpoint(null);
  }

  /** The click that a browser makes of a finger's touch: it was picked already. */
  lifted(): boolean {
    return performance.now() - this.#lifted < CLICK_FOLLOWS_MS;
  }

  #aim({ clientX, clientY }: PointerEvent): void {
    this.finger = { x: clientX, y: clientY };
    const over = document.elementFromPoint(clientX, clientY)?.closest('[data-pocket]');
    this.pocket = over?.getAttribute('data-pocket') ?? null;
    this.onpoint(this.pocket);
  }
}
