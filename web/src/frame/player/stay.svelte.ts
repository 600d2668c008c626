/** One player's stay at this screen: how long, what was kept, and what was told. It is forgotten when the stay ends. */
import type { StayView } from '../../lib/generated';
import { forgetChoice } from '../../lib/language';
import { cents, type Cents } from '../../lib/money';

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;
/** Whoever chose a language, put in no money and has touched nothing for this long has walked on. */
const WALKED_ON_MS = 2 * MINUTE_MS;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Bets that the player keeps under a name, to lay them again: the values of the frame that lays them. */
export interface Favourite {
  name: string;
  values: string[];
  total: Cents;
}

interface Kept {
  number: number;
  since: number;
  /** How many reality checks the player has acknowledged. */
  seen: number;
  favourites: Favourite[];
}

/** What the player has here, beside what the server says of the stay. */
export interface Standing {
  place: string;
  stay: StayView;
  /** All that is the player's own here: in hand, in credits and at stake. */
  worth: Cents;
  realityMinutes: number;
  /** How long this player had sat here when the screen connected. */
  satSeconds: number;
}

export class PlayerStay {
  #kept = $state.raw<Kept | null>(null);
  #standing = $state.raw<Standing | null>(null);
  #now = $state(Date.now());
  /** A stay has ended on this screen, and its language is still the last player's. */
  #left = false;
  #touched = Date.now();
  #ticks: ReturnType<typeof setInterval>;

  constructor() {
    this.#ticks = setInterval(() => this.#tick(), TICK_MS);
    for (const touch of TOUCHES) document.addEventListener(touch, this.#touch, true);
  }

  #touch = (): void => {
    this.#touched = Date.now();
  };

  #tick(): void {
    this.#now = Date.now();
    // What tells the player of the payment is read first; then the screen is the next one's.
    const paid = this.#left && !document.querySelector('dialog[open]');
    if (!paid && !this.#walkedOn) return;
    this.#left = false;
    forgetChoice();
  }

  /** Nobody's money is here, and nobody has touched the screen for a while. */
  get #walkedOn(): boolean {
    return this.#standing !== null && !this.#kept && this.#now - this.#touched > WALKED_ON_MS;
  }

  close(): void {
    clearInterval(this.#ticks);
    for (const touch of TOUCHES) document.removeEventListener(touch, this.#touch, true);
  }

  /** Given whenever the view changes. A stay begins with the first money; another number is another player's. */
  follow(standing: Standing): void {
    const first = this.#standing === null;
    this.#standing = standing;
    const { place, stay, worth, satSeconds } = standing;
    this.#kept ??= read(place);
    if (this.#kept && this.#kept.number !== stay.number) {
      this.#keep(null);
      this.#left = true;
    }
    if (this.#kept || (worth <= 0 && cents(stay.put_in) <= 0)) return;
    // A screen that is paired with a place where a player sits already goes on with that stay.
    const sat = first ? satSeconds * 1000 : 0;
    this.#keep({ number: stay.number, since: Date.now() - sat, seen: this.#due(sat), favourites: [] });
  }

  get minutes(): number {
    return this.#kept ? Math.max(0, Math.floor((this.#now - this.#kept.since) / MINUTE_MS)) : 0;
  }

  get putIn(): Cents {
    return cents(this.#standing?.stay.put_in ?? '0');
  }

  get takenOut(): Cents {
    return cents(this.#standing?.stay.taken_out ?? '0');
  }

  get worth(): Cents {
    return this.#standing?.worth ?? 0;
  }

  /** What this player has won, or, below nothing, lost. */
  get net(): Cents {
    return this.worth + this.takenOut - this.putIn;
  }

  /** It is time to tell the player how long the stay is, and that has not been acknowledged. */
  get due(): boolean {
    return this.#kept !== null && this.#due(this.minutes * MINUTE_MS) > this.#kept.seen;
  }

  acknowledge(): void {
    if (this.#kept) this.#keep({ ...this.#kept, seen: this.#due(this.minutes * MINUTE_MS) });
  }

  /** How many reality checks have fallen due in that time. */
  #due(sat: number): number {
    const every = this.#standing?.realityMinutes ?? 0;
    return every > 0 ? Math.floor(sat / MINUTE_MS / every) : 0;
  }

  get favourites(): readonly Favourite[] {
    return this.#kept?.favourites ?? [];
  }

  /** Under a name that is kept already, the new bets take the place of the old. */
  save(favourite: Favourite): void {
    if (!this.#kept) return;
    const others = this.#kept.favourites.filter(({ name }) => name !== favourite.name);
    this.#keep({ ...this.#kept, favourites: [...others, favourite] });
  }

  forget(name: string): void {
    if (this.#kept) this.#keep({ ...this.#kept, favourites: this.#kept.favourites.filter((one) => one.name !== name) });
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    const key = keyOf(this.#standing?.place ?? '');
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  }
}

const keyOf = (place: string) => `croupier stay ${place}`;

function read(place: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
