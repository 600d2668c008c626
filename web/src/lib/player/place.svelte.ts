/** A player's place, at a terminal or at a seat: the link, what is known of the table, and what it refused. */
import { cloth, sign } from '../api';
import { Live } from '../live.svelte';
import { sound } from '../sound';
import type { Position, Refused, Reply, Sign } from '../wire';

const REFUSAL_SHOWN_MS = 6_000;
const ASK_AGAIN_MS = 1_500;

export class Place<View extends object, Cloth> {
  readonly live: Live<View>;
  cloth = $state.raw<Cloth | null>(null);
  sign = $state.raw<Sign | null>(null);
  refusal = $state.raw<Refused | null>(null);
  pointed = $state.raw<Position | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: 'terminal' | 'seat', onrefused: () => void) {
    this.live = new Live<View>(screen, onrefused);
    this.live.ontold = (refusal) => this.#refused(refusal);
  }

  /** What the table looks like; asked for until it is known. */
  async learn(table: string): Promise<void> {
    try {
      [this.cloth, this.sign] = await Promise.all([cloth<Cloth>(table), sign(table)]);
    } catch {
      setTimeout(() => void this.learn(table), ASK_AGAIN_MS);
    }
  }

  async ask(name: string, ...args: (string | number)[]): Promise<Reply> {
    const reply = await this.live.send(name, ...args);
    if (!reply.ok) this.#refused(reply);
    return reply;
  }

  dismiss(): void {
    clearTimeout(this.#forget);
    this.refusal = null;
  }

  #refused(refusal: Refused): void {
    sound.refuse();
    this.refusal = refusal;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN_MS);
  }
}
