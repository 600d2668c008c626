/** A position's link: what the player holds in hand, and every touch. */
import { PlayerLink } from '../../../frame/player/player-link.svelte';
import { say as frame } from '../../../frame/player/words';
import type { BaccaratCloth, BaccaratWin, PositionView } from '../../../lib/generated';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import { brief, cents, sum, type Cents } from '../../../lib/money';
import { sound } from '../../../lib/sound';
import { words } from '../../../lib/words';
import { amounts, withCoupon, type Held } from './in-hand';
import { remembered, type Payment } from './payment';

export type SheetName = 'ask' | 'leave' | 'results' | 'roads' | 'sign' | 'stay' | 'favourites' | 'slip';
/** What is done to several of the position's bets at once. */
export type InOne = 'undo' | 'double' | 'rebet' | 'clear';
const FRAMES = { undo: 'undo-wagers', double: 'double-wagers', rebet: 'rebet', clear: 'clear-wagers' } as const;

export class PositionLink extends PlayerLink<'position', BaccaratCloth> {
  held = $state<Held>('value');
  /** Which of the amounts in hand, counted from one. */
  slot = $state(1);
  taking = $state(false);
  /** The match play coupon goes down with the next chips. */
  couponed = $state(false);
  pending = $state.raw<FeltStack[]>([]);
  payment = $state.raw<Payment | null>(null);
  sheet = $state<SheetName | null>(null);

  constructor(onrefused: () => void) {
    super('position', onrefused);
  }

  get view(): PositionView | null {
    return this.worded;
  }

  /** May bets be laid now? The table decides; this only spares the player a refusal. */
  get open(): boolean {
    return this.view?.phase === 'betting' && this.live.status === 'live';
  }

  /** The round on view, as far as this position has a part in it. */
  get #game(): Payment | null {
    return this.payment && this.payment.round === this.view?.round && this.payment.staked > 0 ? this.payment : null;
  }

  get wins(): readonly BaccaratWin[] {
    return this.#game?.wins ?? [];
  }

  /** What the round came to, in the words of every player's screen; empty where this position has no part in it. */
  get result(): string {
    return this.#game ? frame.result(this.#game.back, this.#game.staked) : '';
  }

  /** What came back of the round on view, stakes included. */
  get back(): Cents {
    return this.#game?.back ?? 0;
  }

  get gained(): boolean {
    return this.#game !== null && this.#game.back > this.#game.staked;
  }

  remember(): void {
    if (this.view) this.payment = remembered(this.view, this.payment);
  }

  /** Another player sits here now: nothing of the last one is left. */
  welcome(): void {
    this.payment = null;
    this.pending = [];
    [this.held, this.slot, this.taking, this.couponed, this.sheet] = ['value', 1, false, false, null];
  }

  hold(held: Held, slot = 1): void {
    [this.held, this.slot, this.taking] = [held, slot, false];
    if (held === 'cash') this.couponed = false;
    sound.lift();
  }

  toggleTaking(): void {
    this.taking = this.open && !this.taking && this.view!.felt.length > 0;
  }

  toggleCoupon(): void {
    this.couponed = this.open && !this.couponed && cents(this.view!.coupons) > 0;
    if (this.couponed) [this.held, this.taking] = ['value', false];
  }

  may(act: InOne): boolean {
    return this.open && this.view!.can[act === 'double' ? 'clear' : act];
  }

  inOne(act: InOne): void {
    const round = this.view?.round;
    if (!this.may(act) || round == null) return;
    this.taking = this.couponed = false;
    sound.chip();
    void this.ask(FRAMES[act], round);
  }

  /** The bets that lie now, as they would be kept; a coupon is used once. */
  get lying(): { values: string[]; total: Cents } | null {
    const felt = this.view?.felt ?? [];
    return felt.length ? { values: felt.flatMap(({ spot, tender, stake }) => [spot, tender, stake]), total: sum(felt.map(({ stake }) => stake)) } : null;
  }

  /** Bets that were kept, all of them or none. */
  async layKept(values: string[]): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    sound.chip();
    if ((await this.ask('lay-wagers', round, ...values)).ok) this.sheet = null;
  }

  /** What the next touch lays. */
  get laying(): { amount: string; coupon: string } {
    const view = this.view!;
    const amount = amounts(view, this.held)[this.slot - 1] ?? '0.00';
    return this.couponed ? { amount: withCoupon(amount, view.coupons), coupon: view.coupons } : { amount, coupon: '0.00' };
  }

  /** A touch on an area: lays what is in hand, calls a bet with cash, or takes one back. */
  async touch(spot: string, slot = this.slot): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    this.slot = slot;
    if (this.taking) {
      this.taking = false;
      await this.ask('take-back', round, spot);
    } else await this.#lay(round, spot);
  }

  async #lay(round: number, spot: string): Promise<void> {
    const { amount, coupon } = this.laying;
    const held = this.held;
    const chips: FeltStack = { spot, colour: null, stake: amount, coupon, hollow: true, called: held === 'cash', mine: true };
    this.couponed = false;
    this.pending = [...this.pending, chips];
    sound.chip();
    if (held === 'cash') await this.ask('call-wager', round, spot, amount);
    else await this.ask('lay-wager', round, spot, amount, 'value', coupon);
    this.pending = this.pending.filter((other) => other !== chips);
  }

  odds(spot: string): string {
    return this.cloth?.areas.find((area) => area.spot === spot)?.odds ?? '';
  }

  /** An area in words: its name, its odds, and what of this position's lies on it. */
  describe(spot: string): string {
    const mine = sum(this.view?.felt.filter((one) => one.spot === spot).map((one) => one.stake) ?? []);
    return [words.floor.spot(spot), frame.pays(this.odds(spot)), mine > 0 && frame.onIt(brief(mine))].filter(Boolean).join(', ');
  }

  /** What of this position's lies on the layout, as it is drawn. */
  get stacks(): FeltStack[] {
    const view = this.view;
    if (!view) return [];
    const mine = view.felt.map((one) => ({ ...one, colour: null, mine: true }));
    const called = Object.entries(view.called).map(([spot, stake]) => ({ spot, stake, colour: null, called: true, mine: true }));
    return [...mine, ...called, ...this.pending];
  }
}
