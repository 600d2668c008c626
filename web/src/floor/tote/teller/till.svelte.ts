/** A teller at work: the line that is keyed, the ticket that is made of it, and the customer who buys it. */
import type { BetView, TellerView } from '../../../lib/generated';
import { cents, sum } from '../../../lib/money';
import { sound } from '../../../lib/sound';
import type { Work } from '../../../lib/staff/work.svelte';
import type { FrameName, FrameValues } from '../../../lib/wire';
import { Customer } from './customer.svelte';
import { asked } from './line';
import { lineOf, partsOf, toggled, type Parts } from './parts';

/** A scanner may end with two Enters: the second is not the teller's, who has not read yet what the ticket pays. */
const DEAF_MS = 600;

interface Entered {
  line: string;
  keyed: string;
}
interface Refusal {
  line: string;
  says: string;
  clause: string | null;
}

export class Till {
  readonly customer = new Customer();
  line = $state('');
  /** The race of a line that names none. */
  race = $state(1);
  bets = $state.raw<readonly BetView[]>([]);
  /** Taken back by the server after the next line was begun. */
  refused = $state.raw<Refusal | null>(null);
  /** Keyed with Enter, but not read by the server yet: a teller keys on. */
  #entered = $state.raw<readonly Entered[]>([]);
  /** Print as soon as the server has read what was keyed. */
  #printing = false;
  #presented = 0;
  #work: Work<'teller'>;
  #view: () => TellerView;

  constructor(work: Work<'teller'>, view: () => TellerView) {
    this.#work = work;
    this.#view = view;
  }

  /** The race that the line is about: the one it names, or else the one that is chosen. */
  shown = $derived(Number(partsOf(this.line).race) || this.race);
  total = $derived.by(() => sum(this.bets.map(({ cost }) => cost)));
  asked = $derived(asked(this.line));
  keyed = $derived(this.asked.act === 'bet' ? `R${this.race} ${this.line.trim()}` : '');
  /** How the server reads the line; null until it has. */
  reading = $derived.by(() => (this.#view().preview?.keyed === this.keyed ? this.#view().preview : null));

  /** Asks the server to read the line as it stands; what was entered before it is read first. */
  read(): void {
    const next = this.#entered[0]?.keyed ?? this.keyed;
    if (next) this.#work.live.tell('keypad', next);
  }

  /** The server has read something: it is a bet of this ticket, or goes back to the line. */
  follow(): void {
    const [first] = this.#entered;
    const read = this.#view().preview;
    if (!first || read?.keyed !== first.keyed) return;
    this.#entered = this.#entered.slice(1);
    if (read.bet) this.#append(read.bet);
    else this.#giveBack(first.line, read);
    this.follow();
    if (!this.#entered.length && this.#printing) void this.print();
  }

  /** What was last known of the tickets of this window. */
  #states = new Map<number, string>();

  /** A ticket that its printer did not deliver was cancelled by the machine: its price goes back. */
  see(): void {
    for (const { number, state, cost } of this.#view().recent) {
      if (this.#states.get(number) === 'printing' && state === 'cancelled') this.customer.pay(cents(cost));
      this.#states.set(number, state);
    }
  }

  /** A touch changes one part of the line, wherever that stands. */
  touch(change: Partial<Parts>): void {
    this.line = lineOf({ ...partsOf(this.line), ...change });
  }

  touchRunner(runner: number): void {
    const parts = partsOf(this.line);
    this.touch({ runners: toggled(parts.runners, runner) });
  }

  erase(): void {
    this.line = this.line.slice(0, -1);
  }

  /** On an empty line: pays the ticket that was presented, or prints the one that was keyed. */
  async enter(): Promise<void> {
    const now = this.asked;
    switch (now.act) {
      case 'nothing':
        this.#printing = this.#entered.length > 0;
        if (this.#printing) return;
        return this.#lies() ? this.pay() : this.print();
      case 'bet':
        this.#entered = [...this.#entered, { line: this.line, keyed: this.keyed }];
        this.line = '';
        return this.follow();
      case 'tender':
        this.customer.given = now.given;
        this.line = '';
        return;
      case 'present':
        return void (await this.#clearing('present-ticket', now.number));
      case 'cancel-inserted':
        return void (await this.#clearing('cancel-inserted', now.number));
      case 'manual-cancel':
        return void (await this.#clearing('ask-manual-cancel', now.serial));
      case 'cancel':
        return this.cancel(now.serial);
    }
  }

  /** Takes back one thing: the line, then the ticket that was presented, then the last bet, then the customer. */
  async escape(): Promise<void> {
    this.refused = null;
    if (this.line) this.line = '';
    else if (this.#lies()) await this.#work.ask('return-ticket');
    else if (this.bets.length) this.bets = this.bets.slice(0, -1);
    else this.customer.next();
  }

  drop(bet: BetView): void {
    this.bets = this.bets.filter((one) => one !== bet);
  }

  async print(): Promise<void> {
    this.#printing = false;
    if (!this.bets.length) return;
    const [sold, total] = [this.bets, this.total];
    if (!(await this.#work.ask('sell-ticket', ...sold.map(({ bet }) => bet)))) return;
    sound.bill();
    this.bets = this.bets.filter((bet) => !sold.includes(bet));
    this.customer.sell(total);
  }

  async pay(): Promise<void> {
    const due = this.#view().presented;
    if (!due || performance.now() - this.#presented < DEAF_MS) return;
    if (await this.#work.ask('pay-ticket', due.ticket.number)) this.customer.pay(cents(due.pays));
  }

  async cancel(serial: number): Promise<void> {
    const ticket = this.#view().recent.find((one) => one.serial === serial);
    if (!(await this.#clearing('cancel-ticket', serial))) return;
    if (ticket) this.customer.pay(cents(ticket.cost));
  }

  /** A ticket that was scanned here. One that somebody signed for comes while the teller keys something else: no key pays it or hands it back. */
  #lies(): boolean {
    const lying = this.#view().presented;
    return lying !== null && !lying.signed;
  }

  #append(bet: BetView): void {
    this.bets = [...this.bets, bet];
    this.refused = null;
    sound.chip();
  }

  #giveBack(line: string, { says, clause }: { says: string; clause: string | null }): void {
    sound.refuse();
    this.#printing = false;
    if (this.line) this.refused = { line, says, clause };
    else this.line = line;
  }

  /** The line goes at once, so that the next thing can be scanned; what is refused is told. */
  async #clearing<Name extends FrameName<'teller'>>(name: Name, ...args: FrameValues<'teller', Name>): Promise<boolean> {
    this.line = '';
    this.#presented = performance.now();
    return this.#work.ask(name, ...args);
  }
}
