/** The dealer's moves at this screen: which sheet is open, which way the ball goes, and the frames that are sent. */
import type { ActView, FeltView } from '../../../lib/generated';
import type { Direction, FrameName } from '../../../lib/wire';
import type { Work } from '../../../lib/staff/work.svelte';
import { offered } from './staff';

type OfRound = 'no-more-bets' | 'place-crown' | 'collect-losers' | 'pay-winners';
const OF_ROUND: ReadonlySet<string> = new Set<OfRound>(['no-more-bets', 'place-crown', 'collect-losers', 'pay-winners']);

export type SheetName = 'no-spin' | 'number' | 'count' | 'faults';

export class Moves {
  sheet = $state<SheetName | null>(null);
  way = $state<Direction>('clockwise');
  #ask: () => Work<'felt'>;

  constructor(work: () => Work<'felt'>) {
    this.#ask = work;
  }

  /** An act, however it was asked for: some need a sheet first. */
  press(act: ActView, view: FeltView): void {
    const number = act.key === 'correct-number' ? null : offered(view);
    const command = act.command as FrameName<'felt'>;
    if (command === 'count-mucked') this.sheet = 'count';
    else if (command === 'call-no-spin') this.sheet = 'no-spin';
    else if (command !== 'announce-number') this.#send(command);
    else if (number === null) this.sheet = 'number';
    else this.announce(number);
  }

  /** The acts that need nothing but the game they belong to. */
  #send(command: FrameName<'felt'>): void {
    const round = this.#round;
    if (command === 'new-game') void this.#work.ask('new-game');
    else if (round === null) return;
    else if (command === 'spin-ball') void this.#work.ask('spin-ball', round, this.way);
    else if (OF_ROUND.has(command)) void this.#work.ask(command as OfRound, round);
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

  /** What the mucker has counted so far: kept while the sheet is closed and the game goes on, until it is sent. */
  counts = $state<Record<string, number>>({});

  add(colour: string, by: number): void {
    this.counts[colour] = Math.max(0, Math.min(9999, (this.counts[colour] ?? 0) + by));
  }

  /** True once it is sent: a count is final. */
  async count(): Promise<boolean> {
    const round = this.#work.live.view?.mucking ?? null;
    const counted = Object.entries(this.counts).filter(([, count]) => count > 0);
    return round !== null && (await this.#work.ask('count-mucked', round, ...counted.flat()));
  }

  /** The sheet is closed; what was sent is done with. */
  putAway(sent: boolean): void {
    this.sheet = null;
    if (sent) this.counts = {};
  }

  get #work(): Work<'felt'> {
    return this.#ask();
  }

  get #round(): number | null {
    return this.#work.live.view?.round ?? null;
  }
}
