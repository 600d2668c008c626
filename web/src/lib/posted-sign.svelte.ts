/** A table's sign as it is posted now: it follows the table's board, and is read again whenever the terms change. */
import { lobby, sign } from './api';
import { lexicon } from './lexicon.svelte';
import { Live } from './live.svelte';
import { signInWords } from './sign-words';
import type { Sign } from './generated';

const ASK_AGAIN_MS = 1_500;

export class PostedSign {
  /** The last that could be read, in the server's words and in this screen's language. */
  #found = $state.raw<Sign | null>(null);
  sign = $derived(this.#found && lexicon.known ? signInWords(this.#found) : null);
  missing = $state(false);
  /** None of a place whose terms stay as they are. */
  #live = $state.raw<Live<'board'> | null>(null);
  readonly #terms = $derived(this.#live?.view?.table.terms);
  readonly #table: string;
  /** Counted, so that the answer to an older question never replaces a newer one. */
  #reads = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  /** Made while a component is, whose effects it shares. */
  constructor(table: string) {
    this.#table = table;
    void lexicon.learn(table);
    void this.#follow();
    $effect(() => {
      void this.#terms;
      void this.#read();
    });
    $effect(() => () => {
      this.#live?.close();
      this.#closed = true;
      this.#reads += 1;
      clearTimeout(this.#again);
    });
  }

  #closed = false;
  async #follow(): Promise<void> {
    const places = await lobby().then(({ tables }) => tables, () => null);
    const here = places?.find(({ id }) => id === this.#table);
    if (this.#closed || (here && !('board' in here.links))) return;
    this.#live = new Live('board', undefined, this.#table);
  }

  /** The table cannot be heard: what is posted may have changed meanwhile. */
  get stale(): boolean {
    return this.#live?.status === 'lost';
  }

  async #read(): Promise<void> {
    const turn = (this.#reads += 1);
    const found = await sign(this.#table).catch(() => null);
    if (turn !== this.#reads) return;
    if (found) this.#found = found;
    else this.#again = setTimeout(() => void this.#read(), ASK_AGAIN_MS);
    this.missing = this.#found === null;
  }
}
