/** The link of a place whose player has chips in hand: what is held, and every touch. */
import type { FeltStack } from '../../../lib/chip/felt-stack';
import type { PositionFrames, SeatFrames } from '../../../lib/generated';
import { brief, cents, sum, type Cents } from '../../../lib/money';
import { sound } from '../../../lib/sound';
import type { FrameName, FrameValues, GameCloth, Reply } from '../../../lib/wire';
import { say } from '../words';
import { say as seated } from './words';
import { plainAmounts, withCoupon, type Held } from './held';
import { PaidLink, type SeatedScreenName } from './paid-link.svelte';

type SeatedFrames = Pick<SeatFrames, keyof SeatFrames & keyof PositionFrames>;
/** What is done to several of the player's bets at once. */
export type InOne = 'undo' | 'double' | 'rebet' | 'clear';
const FRAMES = { undo: 'undo-wagers', double: 'double-wagers', rebet: 'rebet', clear: 'clear-wagers' } as const;
/** The last word to a player goes by itself: whoever sits down next is not meant. */
const LAST_WORD_MS = 12_000;
/** Sheets that every such screen has. */
export type SeatedSheet = 'ask' | 'results' | 'sign' | 'stay' | 'favourites' | 'slip';

export abstract class SeatedLink<S extends SeatedScreenName, Cloth extends GameCloth, Win, Sheet extends string> extends PaidLink<S, Cloth, Win> {
  held = $state<Held>('value');
  /** Which of the amounts in hand, counted from one. */
  slot = $state(1);
  taking = $state(false);
  /** The match play coupon goes down with the next chips. */
  couponed = $state(false);
  pending = $state.raw<FeltStack[]>([]);
  sheet = $state<SeatedSheet | Sheet | null>(null);
  /** What the player has just left with. */
  took = $state<string | null>(null);
  readonly #first: Held;

  /** `first` is in hand when a player sits down, and is what a coupon goes with. */
  constructor(screen: S, first: Held, onrefused: () => void) {
    super(screen, onrefused);
    this.#first = this.held = first;
  }

  /** May bets be laid now? The table decides; this only spares the player a refusal. */
  get open(): boolean {
    return this.view?.phase === 'betting' && this.live.status === 'live';
  }

  /** Another player sits here now: nothing of the last one is left. */
  welcome(): void {
    this.payment = null;
    this.pending = [];
    [this.held, this.slot, this.taking, this.couponed, this.sheet] = [this.#first, 1, false, false, null];
  }

  hold(held: Held, slot = 1): void {
    [this.held, this.slot, this.taking] = [held, slot, false];
    if (held !== this.#first) this.couponed = false;
    sound.lift();
  }

  toggleTaking(): void {
    this.taking = this.open && !this.taking && this.view!.felt.length > 0;
  }

  /** Has a coupon, and chips that it can go with. */
  get hasCoupon(): boolean {
    return cents(this.view!.coupons) > 0;
  }

  toggleCoupon(): void {
    this.couponed = this.open && !this.couponed && this.hasCoupon;
    if (this.couponed && this.held !== this.#first) this.hold(this.#first);
    if (this.couponed) this.taking = false;
  }

  /** The value chips leave with the player. */
  async takeAway(seat: string, amount: string): Promise<void> {
    if (!(await this.#askSeated('take-chips-away', seat)).ok) return;
    [this.took, this.sheet] = [amount, null];
    setTimeout(() => (this.took = null), LAST_WORD_MS);
  }

  may(act: InOne): boolean {
    return this.open && this.view!.can[act === 'double' ? 'clear' : act];
  }

  inOne(act: InOne): void {
    const round = this.view?.round;
    if (!this.may(act) || round == null) return;
    this.taking = this.couponed = false;
    sound.chip();
    void this.#askSeated(FRAMES[act], round);
  }

  /** The bets that lie now, as they would be kept; a coupon is used once. */
  get lying(): { values: string[]; total: Cents } | null {
    const felt = this.view?.felt ?? [];
    return felt.length ? { values: felt.flatMap(({ spot, tender, stake }) => [spot, tender, stake]), total: sum(felt.map(({ stake }) => stake)) } : null;
  }

  /** What lies on the layout in money; a coupon is told apart, in words. */
  get staked(): { amount: Cents; coupon: string } {
    const felt = this.view?.felt ?? [];
    const coupon = sum(felt.map((one) => one.coupon));
    return { amount: sum(felt.map(({ stake }) => stake)), coupon: coupon ? seated.withCoupon(brief(coupon)) : '' };
  }

  /** Bets that were kept, all of them or none. */
  async layKept(values: string[]): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    sound.chip();
    if ((await this.#askSeated('lay-wagers', round, ...values)).ok) this.sheet = null;
  }

  /** What the rack holds. */
  get amounts(): string[] {
    return plainAmounts(this.view!.value_chips, this.held);
  }

  /** What one chip that a coupon goes with is worth. */
  protected get whole(): string {
    return '0.01';
  }

  /** What the next touch lays. */
  get laying(): { amount: string; coupon: string } {
    const { coupons } = this.view!;
    const amount = this.amounts[this.slot - 1] ?? '0.00';
    return this.couponed ? { amount: withCoupon(amount, coupons, this.whole), coupon: coupons } : { amount, coupon: '0.00' };
  }

  /** A touch on the layout: lays what is in hand, calls a bet with cash, or takes one back. */
  async touch(spot: string, slot = this.slot): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    this.slot = slot;
    if (this.taking) {
      this.taking = false;
      await this.#askSeated('take-back', round, spot);
    } else await this.#lay(round, spot);
  }

  /** The colour of the chips in hand; null for value chips and cash. */
  protected get colour(): string | null {
    return null;
  }

  async #lay(round: number, spot: string): Promise<void> {
    const { amount, coupon } = this.laying;
    const held = this.held;
    const chips: FeltStack = { spot, colour: this.colour, stake: amount, coupon, hollow: true, called: held === 'cash', mine: true };
    this.couponed = false;
    this.pending = [...this.pending, chips];
    sound.chip();
    if (held === 'cash') await this.#askSeated('call-wager', round, spot, amount);
    else await this.#askSeated('lay-wager', round, spot, amount, held, coupon);
    this.pending = this.pending.filter((other) => other !== chips);
  }

  /** A place of the layout in words: its name, its odds, and what of this player's lies on it. */
  protected described(spot: string, name: string, odds: string | null): string {
    const mine = sum(this.view?.felt.filter((one) => one.spot === spot).map((one) => one.stake) ?? []);
    return [name, odds && say.pays(odds), mine > 0 && say.onIt(brief(mine))].filter(Boolean).join(', ');
  }

  /** Bets that wait: for the dealer's word, or for the server's answer. */
  protected get waiting(): FeltStack[] {
    const called = Object.entries(this.view?.called ?? {}).map(([spot, stake]) => ({ spot, stake, colour: null, called: true, mine: true }));
    return [...called, ...this.pending];
  }

  /** The frames that all these screens have in common. TypeScript does not see that each `S` has them. */
  #askSeated<Name extends keyof SeatedFrames>(name: Name, ...values: SeatedFrames[Name]): Promise<Reply> {
    return this.ask(name as FrameName<S>, ...(values as unknown as FrameValues<S, FrameName<S>>));
  }
}
