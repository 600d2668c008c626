/** The dealer's moves at this screen: which sheet is open, and the frames that are sent. */
import type { ActView, DealingView } from '../../../lib/generated';
import type { Work } from '../../../lib/staff/work.svelte';
import { seatOf } from './order';

type Side = 'player' | 'banker';
type Alone = 'announce-last-hand' | 'cutting-card-appears' | 'decline-cut' | 'inspect-cards' | 'lay-kept' | 'new-game' | 'shuffle-cards' | 'stack-cards' | 'void-round';
type OfRound = 'announce-result' | 'collect-losing-wagers' | 'discard-cards' | 'no-more-bets';
type OfHand = 'accept-cards' | 'announce-count' | 'decline-cards' | 'give-up-cards' | 'hand-cards' | 'turn-cards';
type OfSeat = 'pay-winner' | 'take-vigorish';
const ALONE: ReadonlySet<string> = new Set<Alone>(['announce-last-hand', 'cutting-card-appears', 'decline-cut', 'inspect-cards', 'lay-kept', 'new-game', 'shuffle-cards', 'stack-cards', 'void-round']);
const OF_ROUND: ReadonlySet<string> = new Set<OfRound>(['announce-result', 'collect-losing-wagers', 'discard-cards', 'no-more-bets']);
const OF_HAND: ReadonlySet<string> = new Set<OfHand>(['accept-cards', 'announce-count', 'decline-cards', 'give-up-cards', 'hand-cards', 'turn-cards']);
const OF_SEAT: ReadonlySet<string> = new Set<OfSeat>(['pay-winner', 'take-vigorish']);
/** Acts for which something is asked first. */
const ASKED: ReadonlySet<string> = new Set(['cut-cards', 'find-face-up', 'key-card', 'show-cards', 'take-cards']);

/** A card that the shoe's reader did not tell: its face is keyed once it is out. */
const UNTOLD = 'untold-card';

/** A sheet is about an act; the discard rack and the list of what may be wrong are about none. */
export type SheetName = 'act' | 'rack' | 'wrong';

/** `hand-player` and `count-banker` are about one hand; so is an act that names its side. */
const sideOf = ({ key, values }: ActView): Side => (values['side'] ?? key.split('-').at(-1)) as Side;

export class Moves {
  sheet = $state<SheetName | null>(null);
  act = $state.raw<ActView | null>(null);
  #ask: () => Work<'dealing'>;

  constructor(work: () => Work<'dealing'>) {
    this.#ask = work;
  }

  /** An act, however it was asked for: some need a sheet first. */
  press(act: ActView, view: DealingView): void {
    this.close();
    if (act.command === 'deal-card') this.#draw(act, view);
    else if (this.#isAsked(act)) this.open(act);
    else this.#send(act);
  }

  #isAsked({ command, key }: ActView): boolean {
    return ASKED.has(command) || ['load-shoe', 'rule-on-card', 'spread-idle'].includes(key);
  }

  /** Of a virtual shoe by a touch; else the dealer keys a card that lies face up: of a reader that fails, once it is out. */
  #draw(act: ActView, view: DealingView): void {
    if (view.virtual) this.#work.live.tell('shoe', 'draw');
    else if (!view.untold && act.key !== UNTOLD && this.#shown(act, view)) this.open(act);
    else void this.#work.ask('deal-card', '');
  }

  #shown({ key }: ActView, view: DealingView): boolean {
    return view.face_up || key.startsWith('burn') || key === 'drawn-in-error';
  }

  #send(act: ActView): void {
    const { command, key } = act;
    const round = this.#work.live.view?.round ?? 0;
    if (ALONE.has(command)) void this.#work.ask(command as Alone);
    else if (OF_ROUND.has(command)) void this.#work.ask(command as OfRound, round);
    else if (OF_HAND.has(command)) void this.#work.ask(command as OfHand, round, sideOf(act));
    else if (OF_SEAT.has(command)) void this.#work.ask(command as OfSeat, round, seatOf(act));
    else if (command === 'collect-vigorish') void this.#work.ask('collect-vigorish', seatOf(act));
    else if (command === 'spread-cards') void this.#work.ask('spread-cards', 'up');
    else if (command === 'load-shoe') void this.#work.ask('load-shoe', 0);
    else if (key === 'misdealt') void this.#work.ask('rule-on-card', true, false);
  }

  number({ command }: ActView, at: number): void {
    if (command === 'cut-cards' || command === 'load-shoe') void this.#work.ask(command, at);
    this.close();
  }

  /** The sheet stays while cards are still to be keyed: they come one after the other. */
  card({ command, values, when }: ActView, card: string): void {
    if (command === 'key-card') void this.#work.ask('key-card', Number(values['draw']), card);
    else if (command === 'find-face-up') void this.#work.ask('find-face-up', card);
    else void this.#work.ask('deal-card', card);
    if (when !== 'due') this.close();
  }

  show(seat: string): void {
    void this.#work.ask('show-cards', seat);
    this.close();
  }

  spread(face: 'up' | 'down'): void {
    void this.#work.ask('spread-cards', face);
    this.close();
  }

  rule(onPlayer: boolean, seen: boolean): void {
    void this.#work.ask('rule-on-card', onPlayer, seen);
    this.close();
  }

  take(act: ActView, why: string): void {
    void this.#work.ask('take-cards', this.#work.live.view?.round ?? 0, sideOf(act), why);
    this.close();
  }

  open(act: ActView): void {
    [this.act, this.sheet] = [act, 'act'];
  }

  close(): void {
    [this.act, this.sheet] = [null, null];
  }

  get #work(): Work<'dealing'> {
    return this.#ask();
  }
}
