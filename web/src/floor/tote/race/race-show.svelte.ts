/** A race on a screen: what is drawn at each frame, and a few times a second the order for those who read. */
import type { CallView, ReplayView, RunView } from '../../../lib/generated';
import { INCHES } from './course';
import { LiveHead, ReplayHead } from './playhead';
import { Tape } from './tape';

const READ_MS = 200;

export interface Standing {
  runner: string;
  index: number;
  /** Inches behind the leader. */
  behind: number;
  home: boolean;
}

export class RaceShow {
  runners = $state.raw<readonly string[]>([]);
  order = $state.raw<readonly Standing[]>([]);
  clock = $state(0);
  /** Of the leader, in yards. */
  left = $state(0);
  slow = $state(false);
  over = $state(false);
  inches = $state.raw<readonly number[]>([]);

  #tape = new Tape();
  #head: LiveHead | ReplayHead = new LiveHead();
  #yards: number;
  #timer: ReturnType<typeof setInterval>;
  #whole: boolean;
  /** When each runner came home, so that the order at the line stays. */
  #home = new Map<number, number>();

  constructor(yards: number, replay?: ReplayView, stretch = false) {
    this.#yards = yards;
    this.#whole = replay !== undefined;
    if (replay) {
      this.runners = replay.runners;
      this.#tape = Tape.whole(replay.step, replay.inches);
      this.#head = new ReplayHead(this.#tape, yards * INCHES, stretch);
    }
    this.left = yards;
    this.#timer = setInterval(() => this.#read(), READ_MS);
    if (replay) this.#read();
  }

  hear(run: RunView): void {
    if (!(this.#head instanceof LiveHead)) return;
    if (!this.runners.length) this.runners = run.runners;
    this.#tape.add({ clock: run.clock, inches: run.inches });
    this.#head.heard(run.clock, run.speed, performance.now());
    if (!this.order.length) this.#read();
  }

  /** The moment that is drawn. A picture is never drawn past what is known. */
  look = (now: number): { clock: number; inches: number[] } => {
    const clock = Math.min(this.#head.clock(now), this.#tape.ends);
    return { clock, inches: this.#tape.at(clock) };
  };

  /** Where everyone was when the first one reached the line. */
  atTheLine(): { clock: number; inches: number[] } {
    const clock = this.#tape.reached(this.#yards * INCHES);
    return { clock, inches: this.#tape.at(clock) };
  }

  /** The latest call that the clock has passed. */
  called(calls: readonly CallView[]): CallView | undefined {
    return calls.filter(({ clock }) => clock <= this.clock).at(-1);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #read(): void {
    const { clock, inches } = this.look(performance.now());
    const whole = this.#yards * INCHES;
    inches.forEach((run, i) => run >= whole && !this.#home.has(i) && this.#home.set(i, this.#tape.reached(whole, i)));
    const lead = Math.max(0, ...inches);
    const rank = (i: number) => this.#home.get(i) ?? 1e9 - (inches[i] ?? 0);
    const won = lead >= whole ? this.#tape.at(this.#tape.reached(whole)) : null;
    // At the line the gaps are those of the moment when the winner reached it, however far they run on.
    const behind = (i: number) => (won && this.#home.has(i) ? Math.max(0, whole - (won[i] ?? 0)) : lead - (inches[i] ?? 0));
    const order = this.runners.map((runner, index) => ({ runner, index, behind: behind(index), home: this.#home.has(index) }));
    this.order = order.sort((one, other) => rank(one.index) - rank(other.index));
    this.clock = Math.max(0, clock);
    this.left = Math.max(0, this.#yards - lead / INCHES);
    this.inches = inches;
    this.slow = this.#head instanceof ReplayHead && this.#head.slow;
    this.over = this.#whole && clock >= this.#tape.ends;
  }
}
