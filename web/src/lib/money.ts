/** Money travels as text and is reckoned in whole cents; no float ever holds it. */

export type Cents = number;

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{2}))?$/;

/** The cents of "5.00", "5" or "-0.50". */
export function cents(text: string): Cents {
  const parts = AMOUNT.exec(text);
  if (!parts) throw new Error(`${JSON.stringify(text)} is not an amount`);
  const whole = Number(parts[2]) * 100 + Number(parts[3] ?? '0');
  return parts[1] ? -whole : whole;
}

/** What a person typed as an amount, "25" or " 25.50 ", as text for the wire; null where it is none. */
export function entered(typed: string): string | null {
  const amount = typed.trim();
  return /^\d{1,9}(\.\d{2})?$/.test(amount) ? text(cents(amount)) : null;
}

/** The text for the wire: what `cents` reads back. */
export function text(amount: Cents): string {
  const whole = Math.abs(amount);
  const rest = String(whole % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${(whole - (whole % 100)) / 100}.${rest}`;
}

function grouped(dollars: number): string {
  return String(dollars).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** For people: $1,234.50 */
export function show(amount: Cents | string): string {
  const value = typeof amount === 'string' ? cents(amount) : amount;
  const whole = Math.abs(value);
  const rest = String(whole % 100).padStart(2, '0');
  return `${value < 0 ? '−' : ''}$${grouped((whole - (whole % 100)) / 100)}.${rest}`;
}

/** For chips and signs: $25, $0.50, $1,000 */
export function brief(amount: Cents | string): string {
  const value = typeof amount === 'string' ? cents(amount) : amount;
  return value % 100 ? show(value) : show(value).slice(0, -3);
}

/** Widths in ems of what is narrower or wider than a figure, in our own font as `Money.svelte` sets it in bold. */
const WIDTHS: Record<string, number> = { $: 0.48, ',': 0.27, '.': 0.27, '+': 0.59, '−': 0.59, ' ': 0.18, m: 0.82, w: 0.74 };
const FIGURE = 0.53;
const CAPITAL = 0.7;

/** How wide a text with money in it is at most, in ems; exact for an amount alone. A test measures it. */
export function ems(text: string): number {
  const width = [...text].reduce((total, sign) => total + (WIDTHS[sign] ?? (/[A-Z]/.test(sign) ? CAPITAL : FIGURE)), 0);
  return Math.ceil(width * 100) / 100;
}

/** For the face of a chip: 5, .50, 1K, 2.5K; what is too long for a chip is rounded down: 99.9M */
export function face(amount: Cents | string): string {
  const exact = exactFace(amount);
  const dollars = Math.floor((typeof amount === 'string' ? cents(amount) : amount) / 100);
  if (exact.length <= 6) return exact;
  const [unit, letter] = dollars >= 1e6 ? [1e6, 'M'] : [1e3, 'K'];
  return `${String(dollars / unit).slice(0, 4).replace(/\.$/, '')}${letter}`;
}

function exactFace(amount: Cents | string): string {
  const value = typeof amount === 'string' ? cents(amount) : amount;
  if (value < 100) return `.${String(value).padStart(2, '0')}`;
  const dollars = (value - (value % 100)) / 100;
  if (value % 100) return `${dollars}.${String(value % 100).padStart(2, '0')}`;
  if (dollars >= 1000 && dollars % 100 === 0) return `${Math.floor(dollars / 1000)}${dollars % 1000 ? `.${(dollars % 1000) / 100}` : ''}K`;
  return String(dollars);
}

export function sum(amounts: Iterable<string>): Cents {
  let total = 0;
  for (const amount of amounts) total += cents(amount);
  return total;
}
