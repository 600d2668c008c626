/** A member of staff at work: the live link, and what the table refused. Console and supervisor share it. */
import { newId } from '../ids';
import { Live } from '../live.svelte';
import { sound } from '../sound';
import type { FrameName, FrameValues, Refused } from '../wire';

export type StaffScreen = 'console' | 'supervisor' | 'felt' | 'dealing' | 'cage' | 'teller' | 'mutuels';

const REFUSALS_KEPT = 3;
const REFUSAL_STAYS_MS = 12_000;

export class Work<S extends StaffScreen> {
  live: Live<S>;
  refusals = $state<Refused[]>([]);
  /** The commands on their way, by name and arguments, so that a button cannot be pressed twice. */
  #asked = $state<string[]>([]);

  constructor(screen: S, onrefused?: () => void) {
    this.live = new Live(screen, onrefused);
    this.live.ontold = (refused) => this.#refuse({ ...refused, id: newId() });
  }

  /** True once the table has it in its journal; a refusal is shown in words and is false. */
  async ask<Name extends FrameName<S>>(name: Name, ...args: FrameValues<S, Name>): Promise<boolean> {
    const key = [name, ...args].join(' ');
    if (this.#asked.includes(key)) return false;
    this.#asked.push(key);
    const reply = await this.live.send(name, ...args);
    this.#asked = this.#asked.filter((asked) => asked !== key);
    if (!reply.ok) this.#refuse(reply);
    return reply.ok;
  }

  get busy(): boolean {
    return this.#asked.length > 0;
  }

  dismiss(id: string): void {
    this.refusals = this.refusals.filter((refused) => refused.id !== id);
  }

  #refuse(refused: Refused): void {
    sound.refuse();
    this.refusals = [...this.refusals, refused].slice(-REFUSALS_KEPT);
    setTimeout(() => this.dismiss(refused.id), REFUSAL_STAYS_MS);
  }
}
