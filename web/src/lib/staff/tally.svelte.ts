/** What lies on the clipboard, as the dealer counts it: three amounts, by note and by key. */
import { text, type Cents } from '../money';

export const KINDS = ['currency', 'chips', 'coupon'] as const;
type Kind = (typeof KINDS)[number];
type Laid = Record<Kind, string>;

/** What each kind is usually counted in, in whole dollars. */
export const PIECES: Record<Kind, readonly number[]> = {
  currency: [1, 5, 10, 20, 50, 100, 500],
  chips: [1, 5, 25, 100, 500, 1000],
  coupon: [5, 10, 20, 25, 50, 100],
};

const ENTRY = /^\d{0,7}(\.\d{0,2})?$/;

export class Tally {
  entries = $state<Laid>({ currency: '', chips: '', coupon: '' });
  kind = $state<Kind>('currency');
  total = $derived(KINDS.reduce((sum, kind) => sum + this.amount(kind), 0));

  /** What buys chips: a coupon buys nothing. */
  cash = $derived(this.amount('currency') + this.amount('chips'));

  amount(kind: Kind): Cents {
    const [whole = '', part = ''] = this.entries[kind].split('.');
    return Number(whole || '0') * 100 + Number(part.padEnd(2, '0'));
  }

  /** For the wire, in its order. */
  texts(): [string, string, string] {
    return [text(this.amount('currency')), text(this.amount('chips')), text(this.amount('coupon'))];
  }

  /** What is not an amount is not taken; the field keeps what it had. */
  type(kind: Kind, typed: string): void {
    const entry = typed.replace(/[$,\s]/g, '');
    if (ENTRY.test(entry)) this.entries[kind] = entry;
  }

  press(key: string): void {
    this.type(this.kind, this.entries[this.kind] + key);
  }

  erase(): void {
    this.entries[this.kind] = this.entries[this.kind].slice(0, -1);
  }

  clear(): void {
    this.entries[this.kind] = '';
  }

  restart(): void {
    this.entries = { currency: '', chips: '', coupon: '' };
    this.kind = 'currency';
  }

  add(dollars: number): void {
    const sum = this.amount(this.kind) + dollars * 100;
    this.type(this.kind, sum % 100 ? text(sum) : String(sum / 100));
  }

  same(laid: Laid): void {
    for (const kind of KINDS) this.entries[kind] = laid[kind].replace(/\.00$/, '').replace(/^0$/, '');
  }
}
