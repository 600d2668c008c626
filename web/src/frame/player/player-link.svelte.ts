/** A player's link to a table: the view, what the table looks like, and what it refused. */
import { cloth, sign } from '../../lib/api';
import { lexicon } from '../../lib/lexicon.svelte';
import { Live } from '../../lib/live.svelte';
import { sound } from '../../lib/sound';
import type { Sign } from '../../lib/generated';
import { PlayerStay } from './stay.svelte';
import type { FrameName, FrameValues, GameCloth, Position, Refused, Reply } from '../../lib/wire';

/** The screens of players, one for each sort of table. */
export type PlayerScreenName = 'terminal' | 'seat' | 'position';

const REFUSAL_SHOWN_MS = 6_000;
const ASK_AGAIN_MS = 1_500;

export class PlayerLink<S extends PlayerScreenName, Cloth extends GameCloth> {
  readonly live: Live<S>;
  readonly stay = new PlayerStay();
  cloth = $state.raw<Cloth | null>(null);
  sign = $state.raw<Sign | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** The position under the pointer or the carried chip. */
  pointed = $state.raw<Position | null>(null);
  /** Read out to those who cannot see the screen. */
  said = $state('');
  #terms = '';
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: S, onrefused: () => void) {
    this.live = new Live(screen, onrefused);
    this.live.ontold = (refusal) => this.#refused(refusal);
  }

  /** The view in the language of this screen. */
  protected readonly worded = $derived.by(() => lexicon.reword(this.live.view));

  /** Fetch the table's layout and sign of these terms; tries again until it has both, or the terms are others. */
  async learn(table: string, terms: string): Promise<void> {
    this.#terms = terms;
    void lexicon.learn(table);
    const found = await Promise.all([cloth<Cloth>(table), sign(table)]).catch(() => null);
    if (this.#terms !== terms) return;
    if (found) [this.cloth, this.sign] = found;
    else setTimeout(() => void this.learn(table, terms), ASK_AGAIN_MS);
  }

  async ask<Name extends FrameName<S>>(name: Name, ...args: FrameValues<S, Name>): Promise<Reply> {
    const reply = await this.live.send(name, ...args);
    if (!reply.ok) this.#refused(reply);
    return reply;
  }

  dismiss(): void {
    clearTimeout(this.#forget);
    this.refusal = null;
  }

  close(): void {
    this.live.close();
    this.stay.close();
  }

  #refused(refusal: Refused): void {
    sound.refuse();
    this.refusal = { ...refusal, says: lexicon.say(refusal) };
    this.said = this.refusal.says;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN_MS);
  }
}
