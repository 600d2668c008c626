/** What is said of a wheel's integrity. */
import type { Bias, BiasTest, DeviceWatch, Needed } from '../lib/generated';
import { REASONS } from '../lib/generated';

const number = new Intl.NumberFormat('en-US');
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

function percent(chance: number): string {
  return chance < 0.0001 ? 'under 0.01 %' : `${(chance * 100).toFixed(2)} %`;
}

/** Odds beyond a million are no clearer. */
function odds(found: number): string {
  return found > 1e6 ? 'more than a million' : short.format(found);
}

function sure(bias: Bias): string {
  return `at ${short.format(bias.confidence * 100)} % confidence`;
}

export const say = {
  title: 'Wheel integrity',
  wheels: 'Wheels',
  none: 'No wheel is watched on this floor.',
  lost: 'The numbers cannot be read now.',
  open: 'Wheel integrity',
  spins: (count: number) => `${number.format(count)} ${count === 1 ? 'spin' : 'spins'}`,
  verdict(bias: Bias): string {
    if (bias.odd) return `Something is odd ${sure(bias)}: ${bias.tests.filter(({ odd }) => odd).map(({ name }) => say.test[name]).join(', ')}.`;
    if (bias.results < bias.fewest) return `Too few spins for every test: ${bias.fewest} are the least.`;
    return `Nothing is odd ${sure(bias)}.`;
  },
  elsewhere: (count: number) => `${number.format(count)} numbers do not stand on this wheel and are left out: it was another one.`,
  watch: {
    title: 'Watch',
    says: (watch: DeviceWatch) => `Since the watch began, ${say.spins(watch.results)} speak ${odds(watch.odds)} to 1 for a bias. Supervisors are alarmed at ${number.format(watch.limit)} to 1; a fair wheel ever gets there at most once in ${number.format(watch.limit)}.`,
    suspected: 'Alarmed: have the wheel inspected.',
    card: (watch: DeviceWatch) => (watch.suspected ? 'Alarmed' : `${odds(watch.odds)} to 1`),
    restart: 'Begin the watch anew',
    sure: 'Forget its numbers?',
    why: 'After the wheel was inspected, levelled or changed. Its numbers are counted anew from here.',
    refused: 'That was refused.',
  },
  pockets: {
    title: 'Numbers in wheel order',
    says: (outside: number, bias: Bias) => `How often each number came, around the wheel, with the band in which all numbers of a fair wheel lie ${sure(bias)}. ${outside === 0 ? 'None lies outside.' : `${outside} outside.`}`,
    one: (result: string, seen: number, expected: number) => `${result}: ${number.format(seen)}, expected ${expected.toFixed(1)}`,
    sector: (results: string[], seen: number, expected: number) => `Most above their share: ${results.join(' ')}, ${number.format(seen)} times; ${expected.toFixed(1)} were expected.`,
  },
  drift: {
    title: 'Drift',
    says: 'Chi-square over all numbers, spin by spin. A wheel that wears climbs; a fair one stays below the line.',
    limit: (bias: Bias) => `a fair wheel stays below, ${sure(bias)}`,
    few: 'Too few spins for a curve.',
  },
  turning: {
    title: 'Speed and direction',
    says: 'Turns of the rotor a minute as numbers were read, slowest to fastest, and below it how many spins turned clockwise.',
    none: 'No reader told of speed and direction.',
    speed: 'turns a minute',
    clockwise: 'clockwise',
  },
  misfires: { title: 'Misfires', none: 'No misfires on these days.', day: 'Day', reason: 'Reason', by: 'Told by', times: 'Times', reader: 'reader', people: 'people' },
  tests: { title: 'Tests', question: 'Question', chance: 'A fair wheel does so', adjusted: 'All tests considered', few: 'too few spins' },
  test: { pockets: 'numbers', sectors: 'a sector', steps: 'steps', runs: 'runs' } satisfies Record<BiasTest['name'], string>,
  asks: {
    pockets: 'Does a number come too often or too rarely?',
    sectors: 'Does a run of neighbours come too often?',
    steps: 'Does the ball travel the same way from number to number?',
    runs: 'Do numbers of one half follow one another?',
  } satisfies Record<BiasTest['name'], string>,
  needed: {
    title: 'Spins that show a bias',
    says: (bias: Bias) => `Seen ${Math.round(bias.power * 100)} times in a hundred with so many spins.`,
    bias: 'Bias',
    spins: 'Spins',
    one: (one: Needed) => `${one.length === 1 ? 'One number' : `${one.length} neighbours`} ${one.percent} % too often`,
    count: (one: Needed) => number.format(Math.min(one.pockets, one.sectors ?? one.pockets)),
  },
  percent,
  /** A reason's name in the journal, as a sentence. */
  reason: (name: string) => REASONS[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
};
