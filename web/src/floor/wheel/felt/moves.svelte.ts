/** The dealer's moves at this screen: which sheet is open, which way the ball goes, and the frames that are sent. */
import type { FeltView } from '../../../lib/generated';
import type { Direction } from '../../../lib/wire';
import type { Work } from '../../../lib/staff/work.svelte';
import type { Act } from '../order';
import { offered } from './staff';

export type SheetName = 'no-spin' | 'number' | 'count' | 'faults';

export class Moves {
  sheet = $state<SheetName | null>(null);
  way = $state<Direction>('clockwise');
  /** The game whose collected chips were counted from this screen. */
  #counted = $state<number | null>(null);
  #ask: () => Work<'felt'>;

  constructor(work: () => Work<'felt'>) {
    this.#ask = work;
  }

  counted(view: FeltView): boolean {
    return view.round !== null && this.#counted === view.round;
  }

  /** The acts that need nothing but the game they belong to. */
  act(act: Act): void {
    const round = this.#round;
    if (act === 'new-game') void this.#work.ask('new-game');
    else if (round === null) return;
    else if (act === 'spin-ball') void this.#work.ask('spin-ball', round, this.way);
    else void this.#work.ask(act, round);
  }

  /** The act that is due, however it was asked for: some need a sheet first. */
  press(act: Act, view: FeltView): void {
    const number = offered(view);
    if (act === 'count-mucked') this.sheet = 'count';
    else if (act !== 'announce-number') this.act(act);
    else if (number === null) this.sheet = 'number';
    else this.announce(number);
  }

  turnAround(): void {
    this.way = this.way === 'clockwise' ? 'counterclockwise' : 'clockwise';
  }

  announce(number: string): void {
    this.sheet = null;
    if (this.#round !== null) void this.#work.ask('announce-number', this.#round, number);
  }

  callOff(reason: string): void {
    this.sheet = null;
    if (this.#round !== null) void this.#work.ask('call-no-spin', this.#round, reason);
  }

  async count(counts: [string, number][]): Promise<void> {
    const round = this.#round;
    this.sheet = null;
    if (round !== null && (await this.#work.ask('count-mucked', round, ...counts.flat()))) this.#counted = round;
  }

  get #work(): Work<'felt'> {
    return this.#ask();
  }

  get #round(): number | null {
    return this.#work.live.view?.round ?? null;
  }
}
