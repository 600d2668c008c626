/** Interleaved 2 of 5, the barcode of vouchers: digits in pairs, one drawn in five bars, the other in the five
 *  spaces between them; two of each five are wide. */

/** Which two elements of a digit are wide, as five bits. */
const DIGITS = new Map(
  ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'].map(
    (wide, digit) => [wide, digit],
  ),
);
const START = 4;
const PAIR = 10;
const STOP = 3;
/** The least that a wide element measures, in narrow ones; 2 to 3 are printed, and blur takes some. */
const WIDER = 1.4;
/** White before and after, in narrow elements; ten are printed. */
const QUIET = 4;

/** The digits in a row of brightnesses, read in either direction; null where none of that length is whole. */
export function readInterleaved(row: ArrayLike<number>, length: number): string | null {
  const runs = blackAndWhite(row);
  return readRuns(runs, length) ?? readRuns(runs.toReversed(), length);
}

/** Lengths of runs, light and dark by turns; the first and the last are light. */
function blackAndWhite(row: ArrayLike<number>): number[] {
  const middle = midpoints(row);
  const runs: number[] = [0];
  let dark = false;
  for (let at = 0; at < row.length; at++) {
    if (row[at]! < middle[at]! !== dark) {
      dark = !dark;
      runs.push(0);
    }
    runs[runs.length - 1]! += 1;
  }
  if (dark) runs.push(0);
  return runs;
}

/** Halfway between the darkest and the brightest nearby, so that a shadow over one end hides nothing. */
function midpoints(row: ArrayLike<number>): Float32Array {
  const reach = Math.max(8, Math.round(row.length / 16));
  const middle = new Float32Array(row.length);
  for (let from = 0; from < row.length; from += reach) {
    let least = 255;
    let most = 0;
    for (let at = Math.max(0, from - reach); at < Math.min(row.length, from + 2 * reach); at++) {
      least = Math.min(least, row[at]!);
      most = Math.max(most, row[at]!);
    }
    // paper without bars is light, however grey
    middle.fill(most - least < 40 ? least : (least + most) / 2, from, from + reach);
  }
  return middle;
}

function readRuns(runs: number[], length: number): string | null {
  const elements = START + (length / 2) * PAIR + STOP;
  for (let first = 1; first + elements < runs.length; first += 2) {
    const narrow = (runs[first]! + runs[first + 1]! + runs[first + 2]! + runs[first + 3]!) / START;
    const quiet = Math.min(runs[first - 1]!, runs[first + elements]!) >= QUIET * narrow;
    const digits = quiet ? readDigits(runs.slice(first, first + elements)) : null;
    if (digits !== null) return digits;
  }
  return null;
}

function readDigits(elements: number[]): string | null {
  let digits = '';
  for (let at = START; at < elements.length - STOP; at += PAIR) {
    const pair = elements.slice(at, at + PAIR);
    const bars = digitOf(pair.filter((_, index) => index % 2 === 0));
    const spaces = digitOf(pair.filter((_, index) => index % 2 === 1));
    if (bars === undefined || spaces === undefined) return null;
    digits += `${bars}${spaces}`;
  }
  return starts(elements) && stops(elements) ? digits : null;
}

/** Bars and spaces are judged apart: ink and light make all bars wider or all spaces. */
function digitOf(widths: number[]): number | undefined {
  const sorted = widths.toSorted((one, other) => other - one);
  if (sorted[1]! < WIDER * sorted[2]!) return undefined;
  return DIGITS.get(widths.map((width) => (width >= sorted[1]! ? '1' : '0')).join(''));
}

function starts(elements: number[]): boolean {
  const [bar, space, nextBar, nextSpace] = elements as [number, number, number, number];
  return alike(bar, nextBar) && alike(space, nextSpace);
}

function stops(elements: number[]): boolean {
  const [wide, , narrow] = elements.slice(-STOP) as [number, number, number];
  return wide >= WIDER * narrow;
}

function alike(one: number, other: number): boolean {
  return Math.max(one, other) < 2 * Math.min(one, other) + 1;
}
