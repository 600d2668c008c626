/** What the server words, in the language of this screen: acts by their key, other sentences by their English. */
import { tableWords } from './api';
import type { ActView, TableWords } from './generated';
import { language } from './language';
import { brief } from './money';
import { words } from './words';

type Values = Readonly<Record<string, string | number | null>>;
/** A sentence, and where it has values in it the sentence with places for these. */
interface Sentence {
  says: string;
  key?: string;
  values?: Values;
}

const PLACE = /\{(\w+)(:money)?\}/g;
const ASK_AGAIN_MS = 1_500;

class Lexicon {
  #words = $state.raw<TableWords | null>(null);
  #patterns: [RegExp, string][] = [];

  /** Ask for the words once; in English there is nothing to ask for. */
  async learn(table: string): Promise<void> {
    if (language === 'en' || this.#words) return;
    const words = await tableWords(table, language).catch(() => null);
    if (!words) return void setTimeout(() => void this.learn(table), ASK_AGAIN_MS);
    this.#patterns = Object.entries(words.sentences)
      .filter(([key]) => key.includes('{'))
      .map(([key, says]) => [patternOf(key), says]);
    this.#words = words;
  }

  /** The words of this language are here. */
  get known(): boolean {
    return language === 'en' || this.#words !== null;
  }

  /** Something the server sent, with its acts and sentences in this language. */
  reword<Sent>(sent: Sent): Sent {
    return this.#words ? (this.#reworded(sent) as Sent) : sent;
  }

  /** A refusal or another sentence. */
  say({ says, key, values }: Sentence): string {
    const known = this.#words?.sentences[key ?? says];
    if (known) return put(known, this.#inWords(values));
    for (const [pattern, text] of this.#words ? this.#patterns : []) {
      const found = pattern.exec(says);
      if (found) return put(text, found.groups ?? {});
    }
    return says;
  }

  #reworded(sent: unknown): unknown {
    if (Array.isArray(sent)) return sent.map((one) => this.#reworded(one));
    if (typeof sent !== 'object' || sent === null) return sent;
    if ('wording' in sent) return this.#act(sent as ActView);
    const parts = Object.entries(sent).map(([name, part]) => [name, this.#reworded(part)] as const);
    const whole = Object.fromEntries(parts) as Record<string, unknown>;
    return typeof whole['says'] === 'string' ? { ...whole, says: this.say(sent as Sentence) } : whole;
  }

  #act(act: ActView): ActView {
    const phrase = this.#words?.acts[act.key];
    if (!phrase) return act;
    const values = { position: act.position, ...this.#inWords(act.values) };
    return { ...act, short: phrase.short, says: put(phrase[act.wording], values) };
  }

  /** A value may be the colour of chips, a spot, or a sentence itself, such as why a terminal is locked. */
  #inWords(values: Values = {}): Values {
    const said = (name: string, value: string | number | null) => {
      if (typeof value !== 'string') return value;
      if (name === 'on' && typeof values['spot'] === 'string') return words.floor.spot(values['spot']);
      if (name === 'spot') return words.floor.spot(value);
      return name === 'colour' ? words.floor.chipColour(value) : (this.#words?.sentences[value] ?? value);
    };
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(name, value)]));
  }
}

function put(text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string, money?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return place;
    return money ? brief(String(value)) : String(value);
  });
}

/** Finds the values of a sentence in its English. Lines of limits and of warnings come without a key, and their values are sums. */
function patternOf(key: string): RegExp {
  const escaped = key.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const named = new Set<string>();
  const place = (name: string) => (named.has(name) ? `\\k<${name}>` : (named.add(name), `(?<${name}>\\$[\\d,.]+)`));
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, name: string) => place(name))}$`);
}

export const lexicon = new Lexicon();
