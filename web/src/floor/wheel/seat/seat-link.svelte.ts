/** A live seat's link: chips of its own colour beside value chips and cash, and the layout of a wheel. */
import { SeatedLink } from '../../../frame/player/seated/seated-link.svelte';
import type { FeltStack } from '../../../lib/chip/felt-stack';
import type { BigSixCloth, Cloth, LiveWin, SeatView } from '../../../lib/generated';
import { cents } from '../../../lib/money';
import type { Position } from '../../../lib/wire';
import { words } from '../../../lib/words';
import { colourAmounts } from './in-hand';
import { forgetPayment, keepPayment, keptPayment } from './payment';
import { say } from './words';

const DECIDED: readonly string[] = ['announced', 'crowned', 'collected'];

export class SeatLink extends SeatedLink<'seat', Cloth | BigSixCloth, LiveWin, 'out' | 'track'> {
  /** Which sorts of chips the player had last. */
  #sorts = '';

  constructor(onrefused: () => void) {
    super('seat', 'colour', onrefused);
  }

  get roulette(): Cloth | null {
    return this.cloth && 'positions' in this.cloth ? this.cloth : null;
  }

  get six(): BigSixCloth | null {
    return this.cloth && 'stops' in this.cloth ? this.cloth : null;
  }

  /** The wins of the round on view: what is to be paid, then what was. */
  override get wins(): readonly LiveWin[] {
    const now = this.view?.wins ?? [];
    return now.length ? now : super.wins;
  }

  /** Whether the round on view paid this seat; null where it staked nothing, or remembers nothing of it. */
  get won(): boolean | null {
    return this.game && this.game.staked > 0 ? this.game.wins.length > 0 : null;
  }

  override get due(): boolean {
    return this.back > 0 && DECIDED.includes(this.view?.phase ?? '');
  }

  override welcome(): void {
    super.welcome();
    forgetPayment();
  }

  /** A coupon goes with chips of the seat's colour alone. */
  override get hasCoupon(): boolean {
    return super.hasCoupon && this.view!.chips.colour !== null;
  }

  override get amounts(): string[] {
    return this.held === 'colour' ? colourAmounts(this.view!.chips.value) : super.amounts;
  }

  protected override get whole(): string {
    return this.view!.chips.value;
  }

  protected override get colour(): string | null {
    return this.held === 'colour' ? this.view!.chips.colour : null;
  }

  remember(): void {
    const view = this.view;
    if (view) this.#choose(view);
    if (view?.round == null) return;
    if (view.phase === 'betting') this.#forget();
    else if (view.wins.length || (DECIDED.includes(view.phase) && !this.game)) this.#keep(view, view.round);
    else this.payment ??= keptPayment(view);
  }

  /** Whoever has chips of one sort alone finds those in hand; after that the tabs are the player's to touch. */
  #choose({ chips }: SeatView): void {
    const [colour, value] = [chips.colour !== null, cents(chips.held) > 0];
    if (this.#sorts === `${colour} ${value}`) return;
    this.#sorts = `${colour} ${value}`;
    if (colour !== value && this.held === (colour ? 'value' : 'colour')) [this.held, this.slot, this.couponed] = [colour ? 'colour' : 'value', 1, false];
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

  describe(position: Position): string {
    return this.described(position.spot, this.name(position.spot, position.kind), this.odds(position));
  }

  /** Everything that lies on the layout, as it is drawn. */
  get stacks(): FeltStack[] {
    const view = this.view;
    if (!view) return [];
    const mine = view.felt.map((one) => ({ ...one, colour: one.tender === 'colour' ? view.chips.colour : null, each: view.chips.value, mine: true }));
    return [...view.others, ...mine, ...this.waiting];
  }
}
