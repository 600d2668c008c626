/** What is said of a table's maths. */
import type { ParResults } from '../lib/generated';

const number = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });
const dollars = (amount: number) => money.format(amount);

export const say = {
  title: 'PAR sheets',
  tables: 'Tables',
  none: 'No table of this floor is played by a rulebook.',
  lost: 'The figures cannot be read now.',
  open: 'PAR sheet',
  pdf: 'PDF',
  html: 'HTML',
  count: (value: number) => number.format(value),
  dollars,
  digest: (digest: string) => `Rulebook digest ${digest}`,
  standing: { none: 'nothing played', usual: 'usual', unusual: 'unusual', odd: 'odd' } satisfies Record<ParResults['standing'], string>,
  verdict(results: ParResults): string {
    const last = results.points.at(-1);
    if (!last) return 'Nothing was played on these days.';
    const expected = last.least === last.most ? dollars(Number(last.most)) : `${dollars(Number(last.least))} to ${dollars(Number(last.most))}`;
    const won = `Win ${dollars(Number(results.win))} of ${dollars(Number(results.handle))} staked in ${number.format(results.rounds)} rounds, a hold of ${results.hold ?? '0 %'}; ${expected} was expected.`;
    return `${won} ${say.judged[results.standing]}`;
  },
  judged: {
    none: '',
    usual: 'Usual: chance alone comes so far from what is expected.',
    unusual: 'Unusual: chance alone strays so far less than once in 20 times.',
    odd: 'Odd: chance alone strays so far less than once in 1,000 times.',
  } satisfies Record<ParResults['standing'], string>,
  results: {
    title: 'Real results against the band',
    none: 'Nothing was played on these days.',
    says: (results: ParResults) => `The win after each round. In 95 of 100 cases it lies in the brighter band, in 99.9 in the other. ${say.results.how(results)}`,
    how(results: ParResults): string {
      if (results.known) return `The table's records name the spot of every wager: what is expected is what these very wagers come to, with a deviation of ${results.deviation} stakes a round.`;
      if (results.measured) return `What is expected depends on what was bet. The deviation, ${results.deviation} stakes a round, is that of the rounds themselves.`;
      return `What is expected depends on what was bet. Before ${number.format(results.needed)} rounds the wildest wager's deviation counts, ${results.deviation} stakes a round, so the band is wider than most play makes it.`;
    },
  },
  days: { title: 'Gaming days', day: 'Day', rounds: 'Rounds', handle: 'Handle', win: 'Win', hold: 'Hold of handle' },
  wagers: { title: 'Every wager', wager: 'Wager', pays: 'Pays', wins: 'Wins', oneIn: 'One in', edge: 'Edge', deviation: 'Std dev', skew: 'Skew', clause: 'Clause' },
  bands: {
    title: 'Hold of the house after so many rounds',
    says: 'Percent of what is staked, with equal stakes on one wager: where it lies in 95 of 100 cases, and below that in 99.9. Sure after: about so many rounds on the house is ahead in 95 of 100 cases.',
    sure: 'Sure after',
    never: 'never',
    about: (rounds: number) => number.format(Number(rounds.toPrecision(2))),
    range: (low: string, high: string) => `${low.replace('%', '')} to ${high}`,
  },
  mostWon: (amount: string | null) => (amount === null ? 'Some wager has no maximum, so nothing limits what one player can win in one round.' : `One player wins at most ${dollars(Number(amount))} in one round.`),
};
