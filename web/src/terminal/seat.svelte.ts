/** The player's seat at a terminal: what the player holds in hand, and every button. */
import { Countdown } from '../lib/clock.svelte';
import { brief } from '../lib/money';
import { Place } from '../lib/player/place.svelte';
import { sound } from '../lib/sound';
import type { Cloth, Position, TerminalView } from '../lib/wire';
import { words } from '../lib/words';
import { beforeRest } from './falling';

export interface Pending {
  id: number;
  spot: string;
  amount: string;
}

export class Seat extends Place<TerminalView, Cloth> {
  readonly countdown = new Countdown();
  /** Which of the six chips is in hand, counted from one. */
  slot = $state(1);
  cancelling = $state(false);
  pending = $state.raw<Pending[]>([]);
  /** Pockets the racetrack lights on the cloth. */
  lit = $state.raw<readonly string[]>([]);
  /** The ball still falls, though its number is known: no screen tells before the wheel does. */
  falling = $state(false);
  #count = 0;

  constructor(onrefused: () => void) {
    super('terminal', onrefused);
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

  /** A position in words: its name, its odds, and what lies on it. */
  describe(position: Position): string {
    const bet = this.view?.bets[position.spot];
    return [
      words.floor.spot(position.spot, position.kind),
      position.odds && words.terminal.pays(position.odds),
      bet && words.terminal.onIt(brief(bet)),
    ].filter(Boolean).join(', ');
  }
}
