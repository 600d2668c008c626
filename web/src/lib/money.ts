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

/** For the face of a chip: 5, .50, 1K, 2.5K */
export function face(amount: Cents | string): string {
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
