/** Draws frame after frame for as long as something moves: a picture that stands still costs the machine nothing. */
export class Frames {
  #asked = 0;
  #draw: (now: number) => boolean;

  /** `draw` says whether anything still moves. */
  constructor(draw: (now: number) => boolean) {
    this.#draw = draw;
  }

  /** Something has changed: draw again. */
  wake(): void {
    this.#asked ||= requestAnimationFrame(this.#run);
  }

  stop(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
  }

  #run = (now: number): void => {
    this.#asked = 0;
    if (this.#draw(now)) this.wake();
  };
}
