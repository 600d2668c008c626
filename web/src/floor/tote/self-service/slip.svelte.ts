/** The bet that a player is making, and those that go onto the same ticket. */
import type { BetKey, BetView, OfferedPool, RaceView, SelfServiceView } from '../../../lib/generated';
import { cents, sum, text } from '../../../lib/money';
import { sound } from '../../../lib/sound';
import type { StationLink } from './station-link.svelte';

export type Form = 'straight' | 'box' | 'key' | 'wheel';
export const EVERY = 'ALL';
type Group = readonly number[] | typeof EVERY;

export class Slip {
  race = $state(1);
  bet = $state.raw<BetKey | null>(null);
  form = $state<Form>('straight');
  amount = $state('2.00');
  groups = $state.raw<readonly Group[]>([[]]);
  /** Those that are on the ticket already. */
  bets = $state.raw<readonly BetView[]>([]);
  #link: StationLink;
  #view: () => SelfServiceView | null;

  constructor(link: StationLink, view: () => SelfServiceView | null) {
    this.#link = link;
    this.#view = view;
  }

  races = $derived.by(() => this.#view()?.races ?? []);
  pools = $derived.by((): OfferedPool[] => this.raceNumbered(this.race)?.pools.filter(({ open }) => open) ?? []);
  /** One for each group of runners: the race it is of. */
  columns = $derived.by(() => Array.from({ length: columnsOf(this.bet, this.form) }, (_, nth) => (this.bet?.by_leg ? this.race + nth : this.race)));
  /** Which of its races take bets and who was scratched: what was read before a change of these is read again. */
  standing = $derived.by(() => this.columns.map((race) => standingOf(this.raceNumbered(race))).join());
  complete = $derived(this.groups.every((group, column) => group === EVERY || group.length >= fewest(this.bet, this.form, column)));
  /** The bet in full, empty while something is missing. */
  written = $derived(this.bet && this.complete ? `R${this.race} $${this.amount.replace(/\.00$/, '')} ${this.bet.called} ${selection(this.form, this.groups)}` : '');
  reading = $derived.by(() => (this.#view()?.preview?.keyed === this.written ? this.#view()?.preview ?? null : null));
  /** The bet that is being made, once the server takes it. */
  ready = $derived.by(() => (this.written ? (this.reading?.bet ?? null) : null));
  total = $derived.by(() => sum([...this.bets, ...(this.ready ? [this.ready] : [])].map(({ cost }) => cost)));
  short = $derived.by(() => this.total - cents(this.#view()?.credit ?? '0.00'));

  raceNumbered(number: number): RaceView | undefined {
    return this.races.find((race) => race.number === number);
  }

  offers(bet: BetKey): boolean {
    return bet.pools.every((kind) => this.pools.some((pool) => pool.kind === kind));
  }

  chooseRace(number: number): void {
    this.race = number;
    if (this.bet && !this.offers(this.bet)) this.bet = null;
    this.#restart();
  }

  chooseBet(bet: BetKey): void {
    this.bet = bet;
    this.form = bet.boxed && unordered(bet) ? 'box' : 'straight';
    const least = Math.max(...this.pools.filter(({ kind }) => bet.pools.includes(kind)).map(({ least }) => cents(least)));
    if (cents(this.amount) < least) this.amount = text(least);
    this.#restart();
  }

  chooseForm(form: Form): void {
    this.form = form;
    this.#restart();
  }

  /** The key of a key box is one runner; every other group holds as many as are touched. */
  touch(column: number, runner: number): void {
    const group = this.groups[column] ?? [];
    const named = group === EVERY ? [] : group;
    const one = this.form === 'key' && column === 0;
    const without = named.filter((other) => other !== runner);
    const now = without.length < named.length ? without : one ? [runner] : [...named, runner].sort((a, b) => a - b);
    this.#set(column, now);
  }

  touchAll(column: number): void {
    this.#set(column, this.groups[column] === EVERY ? [] : EVERY);
  }

  holds(column: number, runner: number): boolean {
    const group = this.groups[column] ?? [];
    return group === EVERY || group.includes(runner);
  }

  /** Asks the server what the bet costs. */
  read(): void {
    if (this.written) this.#link.live.tell('keypad', this.written);
  }

  add(): void {
    if (!this.ready) return;
    this.bets = [...this.bets, this.ready];
    this.#restart();
    sound.chip();
  }

  drop(bet: BetView): void {
    this.bets = this.bets.filter((one) => one !== bet);
  }

  clear(): void {
    this.bets = [];
    this.bet = null;
    this.#restart();
  }

  /** One ticket with all of the bets: true once it is sold. */
  async print(): Promise<boolean> {
    const sold = [...this.bets, ...(this.ready ? [this.ready] : [])];
    if (!sold.length || !(await this.#link.ask('sell-ticket', ...sold.map(({ bet }) => bet))).ok) return false;
    sound.bill();
    this.clear();
    return true;
  }

  #set(column: number, group: Group): void {
    this.groups = this.groups.map((other, nth) => (nth === column ? group : other));
    sound.lift();
  }

  #restart(): void {
    this.groups = Array.from({ length: columnsOf(this.bet, this.form) }, () => []);
  }
}

const standingOf = (race: RaceView | undefined): string => (race ? `${race.phase} ${race.runners.filter(({ scratched }) => scratched).map(({ number }) => number).join(' ')}` : '');

/** A pair that wins in either order has no order to choose. */
export const unordered = (bet: BetKey): boolean => bet.pools[0] === 'quinella';

function columnsOf(bet: BetKey | null, form: Form): number {
  if (form === 'key') return 2;
  return form === 'straight' ? (bet?.groups ?? 1) : 1;
}

/** How many runners a group needs before it is a bet at all. */
function fewest(bet: BetKey | null, form: Form, column: number): number {
  if (form === 'box') return bet?.groups ?? 1;
  return form === 'key' && column === 1 ? (bet?.groups ?? 2) - 1 : 1;
}

function selection(form: Form, groups: readonly Group[]): string {
  const [first = '', second = ''] = groups.map((group) => (group === EVERY ? EVERY : group.join(',')));
  switch (form) {
    case 'box':
      return `BOX ${first}`;
    case 'key':
      return `KEY ${first} BOX ${second}`;
    case 'wheel':
      return `WHEEL ${first} WITH ALL`;
    case 'straight':
      return groups.map((group) => (group === EVERY ? EVERY : group.join(','))).join('/');
  }
}
