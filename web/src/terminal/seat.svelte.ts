/** The player's seat: the link, the cloth, and what the player holds in hand. Every button comes through here. */
import { cloth as fetchCloth, sign as fetchSign } from '../lib/api';
import { Countdown } from '../lib/clock.svelte';
import { Live } from '../lib/live.svelte';
import { brief } from '../lib/money';
import { oddsOf } from '../lib/odds';
import { sound } from '../lib/sound';
import { beforeRest } from './falling';
import type { Cloth, Position, Refused, Reply, Sign, TerminalView } from '../lib/wire';
import { words } from '../lib/words';

export interface Pending {
  id: number;
  spot: string;
  amount: string;
}

const REFUSAL_SHOWN_MS = 6_000;

export class Seat {
  readonly live: Live<TerminalView>;
  readonly countdown = new Countdown();
  cloth = $state.raw<Cloth | null>(null);
  sign = $state.raw<Sign | null>(null);
  /** Which of the six chips is in hand, counted from one. */
  slot = $state(1);
  cancelling = $state(false);
  pending = $state.raw<Pending[]>([]);
  refusal = $state.raw<Refused | null>(null);
  pointed = $state.raw<Position | null>(null);
  /** Pockets the racetrack lights on the cloth. */
  lit = $state.raw<readonly string[]>([]);
  /** The ball still falls, though its number is known: no screen tells before the wheel does. */
  falling = $state(false);
  #count = 0;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(onrefused: () => void) {
    this.live = new Live<TerminalView>('terminal', onrefused);
    this.live.ontold = (refusal) => this.#refused(refusal);
  }

  get view(): TerminalView | null {
    const now = this.live.view;
    return now && this.falling ? beforeRest(now) : now;
  }

  get dealerless(): boolean {
    return this.view?.table.mode === 'dealerless';
  }

  /** Into the bill acceptor. */
  insert(amount: string): void {
    sound.bill();
    this.live.tell('bill', amount);
  }

  /** May bets be laid now? The server decides; this only spares the player a refusal. */
  get open(): boolean {
    return this.view?.phase === 'betting' && this.live.status === 'live' && !this.view.lock && this.view.open;
  }

  async learn(table: string): Promise<void> {
    [this.cloth, this.sign] = await Promise.all([fetchCloth(table), fetchSign(table)]);
  }

  hold(slot: number): void {
    if (!this.view?.chips[slot - 1]) return;
    this.slot = slot;
    this.cancelling = false;
    sound.lift();
  }

  /** A touch on the cloth: lays the chip in hand, or takes a bet away after "cancel". */
  async touch(position: Position, slot = this.slot): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    if (this.cancelling) {
      this.cancelling = false;
      await this.ask('cancel-bet', round, position.spot);
      return;
    }
    const amount = this.view!.chips[slot - 1]!;
    const chip = { id: ++this.#count, spot: position.spot, amount };
    this.pending = [...this.pending, chip];
    sound.chip();
    await this.ask('place-bet', round, position.spot, amount);
    this.pending = this.pending.filter((other) => other !== chip);
  }

  inGame(name: 'undo' | 'recall' | 'clear' | 'neighbours'): void {
    const round = this.view?.round;
    if (!this.open || round == null || !this.view!.can[name]) return;
    this.cancelling = false;
    sound.lift();
    void this.ask(name, round);
  }

  toggleCancel(): void {
    this.cancelling = this.open && !this.cancelling && Object.keys(this.view!.bets).length > 0;
  }

  async ask(name: string, ...args: (string | number)[]): Promise<Reply> {
    const reply = await this.live.send(name, ...args);
    if (!reply.ok) this.#refused(reply);
    return reply;
  }

  dismiss(): void {
    clearTimeout(this.#forget);
    this.refusal = null;
  }

  #refused(refusal: Refused): void {
    sound.refuse();
    this.refusal = refusal;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN_MS);
  }

  /** A position in words: its name, its odds, and what lies on it. */
  describe(position: Position): string {
    const odds = oddsOf(position, this.sign);
    const bet = this.view?.bets[position.spot];
    return [
      words.floor.spot(position.spot, position.kind),
      odds && words.terminal.pays(odds),
      bet && words.terminal.onIt(brief(bet)),
    ].filter(Boolean).join(', ');
  }
}
