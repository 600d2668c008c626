/** A self-service terminal's link: the view in the screen's language, and what was refused. */
import { me } from '../../../lib/api';
import { lexicon } from '../../../lib/lexicon.svelte';
import { Live } from '../../../lib/live.svelte';
import { sound } from '../../../lib/sound';
import type { FrameName, FrameValues, Refused, Reply } from '../../../lib/wire';

const REFUSAL_SHOWN_MS = 7_000;

export type SheetName = 'money' | 'ticket' | 'exchange' | 'tickets';

export class StationLink {
  readonly live: Live<'self-service'>;
  refusal = $state.raw<Refused | null>(null);
  /** Read out to those who cannot see the screen. */
  said = $state('');
  sheet = $state<SheetName | null>(null);
  readonly view = $derived.by(() => lexicon.reword(this.live.view));
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(onrefused: () => void) {
    this.live = new Live('self-service', onrefused);
    this.live.ontold = (refusal) => this.#refused(refusal);
    void me().then(({ table }) => (table ? lexicon.learn(table) : undefined), () => undefined);
  }

  async ask<Name extends FrameName<'self-service'>>(name: Name, ...args: FrameValues<'self-service', Name>): Promise<Reply> {
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
  }

  #refused(refusal: Refused): void {
    sound.refuse();
    this.refusal = { ...refusal, says: lexicon.say(refusal) };
    this.said = this.refusal.says;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN_MS);
  }
}
