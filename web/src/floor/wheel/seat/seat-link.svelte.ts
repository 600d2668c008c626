/** A live seat's link: what the player holds in hand, and every touch. */
import type { BigSixCloth, Cloth, LiveWin, SeatView } from '../../../lib/generated';
import type { Position } from '../../../lib/wire';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import { brief, cents, sum, type Cents } from '../../../lib/money';
import { PlayerLink } from '../../../frame/player/player-link.svelte';
import { say as frame } from '../../../frame/player/words';
import { sound } from '../../../lib/sound';
import { words } from '../../../lib/words';
import { amounts, withCoupon, type Held } from './in-hand';
import { forgetPayment, keepPayment, keptPayment, type Payment } from './payment';
import { say } from './words';

interface Pending extends FeltStack {
  id: number;
}

export type SheetName = 'ask' | 'out' | 'results' | 'sign' | 'track' | 'stay' | 'favourites' | 'slip';
/** What is done to several of the seat's wagers at once. */
export type InOne = 'undo' | 'double' | 'rebet' | 'clear';
const FRAMES = { undo: 'undo-wagers', double: 'double-wagers', rebet: 'rebet', clear: 'clear-wagers' } as const;

const DECIDED: readonly string[] = ['announced', 'crowned', 'collected'];

export class SeatLink extends PlayerLink<'seat', Cloth | BigSixCloth> {
  held = $state<Held>('colour');
  /** Which of the amounts in hand, counted from one. */
  slot = $state(1);
  taking = $state(false);
  /** The match play coupon goes down with the next chips. */
  couponed = $state(false);
  pending = $state.raw<Pending[]>([]);
  payment = $state.raw<Payment | null>(null);
  sheet = $state<SheetName | null>(null);
  #count = 0;

  constructor(onrefused: () => void) {
    super('seat', onrefused);
  }

  get view(): SeatView | null {
    return this.worded;
  }

  /** May wagers be laid now? The table decides; this only spares the player a refusal. */
  get open(): boolean {
    return this.view?.phase === 'betting' && this.live.status === 'live';
  }

  get roulette(): Cloth | null {
    return this.cloth && 'positions' in this.cloth ? this.cloth : null;
  }

  get six(): BigSixCloth | null {
    return this.cloth && 'stops' in this.cloth ? this.cloth : null;
  }

  /** The wins of the round on view: what is to be paid, then what was. */
  get wins(): readonly LiveWin[] {
    const view = this.view;
    if (!view) return [];
    if (view.wins.length) return view.wins;
    return this.#game?.wins ?? [];
  }

  /** Whether the round on view paid this seat; null where it staked nothing, or remembers nothing of it. */
  get won(): boolean | null {
    return this.#game && this.#game.staked > 0 ? this.#game.wins.length > 0 : null;
  }

  /** The payment of the game on view; null where there is none, or where this seat had no part in it. */
  get #game(): Payment | null {
    return this.payment && this.payment.round === this.view?.round ? this.payment : null;
  }

  /** Something is to come back, and the dealer has not paid it yet. */
  get due(): boolean {
    return this.back > 0 && DECIDED.includes(this.view?.phase ?? '');
  }

  /** What the game on view came to, in the words of every player's screen; empty where this seat has no part in it. */
  get result(): string {
    const game = this.#game;
    if (!game || game.staked <= 0) return '';
    return (this.due ? frame.resultDue : frame.result)(game.back, game.staked);
  }

  /** What comes back of the game on view, stakes included. */
  get back(): Cents {
    return this.#game?.back ?? 0;
  }

  /** More comes back than was staked. */
  get gained(): boolean {
    return this.#game !== null && this.#game.back > this.#game.staked;
  }

  /** Another player sits here now: nothing of the last one is left. */
  welcome(): void {
    this.#forget();
    this.pending = [];
    [this.held, this.slot, this.taking, this.couponed, this.sheet] = ['colour', 1, false, false, null];
  }

  hold(held: Held, slot = 1): void {
    [this.held, this.slot, this.taking] = [held, slot, false];
    if (held !== 'colour') this.couponed = false;
    sound.lift();
  }

  toggleTaking(): void {
    this.taking = this.open && !this.taking && this.view!.felt.length > 0;
  }

  toggleCoupon(): void {
    this.couponed = this.open && !this.couponed && cents(this.view!.coupons) > 0 && this.view!.chips.colour !== null;
    if (this.couponed && this.held !== 'colour') this.hold('colour');
    if (this.couponed) this.taking = false;
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

  /** The wagers that lie now, as they would be kept; a coupon is used once. */
  get lying(): { values: string[]; total: Cents } | null {
    const felt = this.view?.felt ?? [];
    return felt.length ? { values: felt.flatMap(({ spot, tender, stake }) => [spot, tender, stake]), total: sum(felt.map(({ stake }) => stake)) } : null;
  }

  /** Wagers that were kept, all of them or none. */
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
    if (!this.couponed) return { amount, coupon: '0.00' };
    return { amount: withCoupon(amount, view.coupons, view.chips.value), coupon: view.coupons };
  }

  /** A touch on the layout: lays what is in hand, calls a wager with cash, or takes one back. */
  async touch(spot: string, slot = this.slot): Promise<void> {
    const round = this.view?.round;
    if (!this.open || round == null) return;
    this.slot = slot;
    if (this.taking) {
      this.taking = false;
      await this.ask('take-back', round, spot);
      return;
    }
    const { amount, coupon } = this.laying;
    const [held, colour] = [this.held, this.view!.chips.colour];
    const chips: Pending = { id: ++this.#count, spot, colour: held === 'colour' ? colour : null, stake: amount, coupon, hollow: true, called: held === 'cash', mine: true };
    this.couponed = false;
    this.pending = [...this.pending, chips];
    sound.chip();
    if (held === 'cash') await this.ask('call-wager', round, spot, amount);
    else await this.ask('lay-wager', round, spot, amount, held, coupon);
    this.pending = this.pending.filter((other) => other !== chips);
  }

  /** Keep what a round pays for as long as its number stands: once paid, the server takes it off the view. */
  remember(): void {
    const view = this.view;
    if (view?.round == null) return;
    if (view.phase === 'betting') this.#forget();
    else if (view.wins.length || (DECIDED.includes(view.phase) && !this.#game)) this.#keep(view, view.round);
    else this.payment ??= keptPayment(view);
  }

  #keep(view: SeatView, round: number): void {
    this.payment = { round, wins: view.wins, back: cents(view.result?.back ?? '0'), staked: cents(view.result?.staked ?? '0') };
    keepPayment(view, this.payment);
  }

  #forget(): void {
    this.payment = null;
    forgetPayment();
  }

  /** A spot in words, without its odds. */
  name(spot: string, kind?: string): string {
    if (this.six) return words.floor.bigsix.symbol(spot, this.six.spots.find((one) => one.spot === spot)?.name);
    return spot === 'b2b' ? say.bonus.b2b : words.floor.spot(spot, kind);
  }

  odds(position: Position): string | null {
    return this.six?.spots.find((one) => one.spot === position.spot)?.odds ?? position.odds ?? null;
  }

  /** A position in words: its name, its odds, and what of this seat's lies on it. */
  describe(position: Position): string {
    const odds = this.odds(position);
    const mine = sum(this.view?.felt.filter((one) => one.spot === position.spot).map((one) => one.stake) ?? []);
    return [this.name(position.spot, position.kind), odds && frame.pays(odds), mine > 0 && frame.onIt(brief(mine))]
      .filter(Boolean)
      .join(', ');
  }

  /** Everything that lies on the layout, as it is drawn. */
  get stacks(): FeltStack[] {
    const view = this.view;
    if (!view) return [];
    const mine = view.felt.map((one) => ({ ...one, colour: one.tender === 'colour' ? view.chips.colour : null, each: view.chips.value, mine: true }));
    const called = Object.entries(view.called).map(([spot, stake]) => ({ spot, stake, colour: null, called: true, mine: true }));
    return [...view.others, ...mine, ...called, ...this.pending];
  }
}
