/** An electronic terminal's link: what the player holds in hand, and every button. */
import { PlayerLink } from '../../frame/player/player-link.svelte';
import { say as frame } from '../../frame/player/words';
import { find } from '../../lib/acts';
import { Countdown } from '../../lib/clock.svelte';
import { brief, sum, type Cents } from '../../lib/money';
import { sound } from '../../lib/sound';
import type { Cloth, TerminalView } from '../../lib/generated';
import type { Position } from '../../lib/wire';
import { words } from '../../lib/words';

export interface Pending {
  id: number;
  spot: string;
  amount: string;
}

export type GameButton = 'undo' | 'recall' | 'clear' | 'neighbours';
/** `money` is the sheet by which money comes in, whatever it is at this kind of terminal. */
export type SheetName = 'money' | 'cash-out' | 'games' | 'sign' | 'track' | 'stay' | 'favourites' | 'slip';

export class TerminalLink extends PlayerLink<'terminal', Cloth> {
  readonly countdown = new Countdown();
  /** Which of the six chips is in hand, counted from one. */
  slot = $state(1);
  cancelling = $state(false);
  pending = $state.raw<Pending[]>([]);
  /** Pockets the racetrack lights on the cloth. */
  lit = $state.raw<readonly string[]>([]);
  sheet = $state<SheetName | null>(null);
  /** Set while a kind of terminal shows less than it knows. */
  mask = $state.raw<((view: TerminalView) => TerminalView) | null>(null);
  #count = 0;

  constructor(onrefused: () => void) {
    super('terminal', onrefused);
  }

  get view(): TerminalView | null {
    const now = this.worded;
    return now && this.mask ? this.mask(now) : now;
  }

  /** Whether bets may be laid now. The server decides; this only spares the player a refusal. */
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

  inGame(name: GameButton): void {
    const round = this.view?.round;
    if (!this.open || round == null || !this.view!.can[name]) return;
    this.cancelling = false;
    sound.lift();
    void this.ask(name, round);
  }

  toggleCancel(): void {
    this.cancelling = this.open && !this.cancelling && Object.keys(this.view!.bets).length > 0;
  }

  /** The bets that lie now, as they would be kept. */
  get lying(): { values: string[]; total: Cents } | null {
    const bets = Object.entries(this.view?.bets ?? {});
    return bets.length ? { values: bets.flat(), total: sum(bets.map(([, amount]) => amount)) } : null;
  }

  /** Bets that were kept, all of them or none. */
  async layKept(values: string[]): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    sound.chip();
    if ((await this.ask('place-bets', round, ...values)).ok) this.sheet = null;
  }

  /** Its sheet opens by itself, once the server has the cash-out. */
  askCashOut(): void {
    this.sheet = this.view?.cash_out ? 'cash-out' : null;
    if (this.view?.cash_out) return;
    // One button: where a station prints vouchers, it is a voucher, or a hand pay above the house's limit.
    const prints = this.view && find(this.view.acts, 'cash-out-to-voucher', this.view.terminal.id);
    void this.ask(prints ? 'cash-out-to-voucher' : 'ask-cash-out');
  }

  /** A position in words: its name, its odds, and what lies on it. */
  describe(position: Position): string {
    const bet = this.view?.bets[position.spot];
    return [
      words.floor.spot(position.spot, position.kind),
      position.odds && frame.pays(position.odds),
      bet && frame.onIt(brief(bet)),
    ].filter(Boolean).join(', ');
  }

  override close(): void {
    this.countdown.stop();
    super.close();
  }
}
