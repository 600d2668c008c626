/** The pages that the board's side turns: those that have something to say, in this order. */
import type { ProbableGrid, RaceView, ToteBoardView, WillPays } from '../../../lib/generated';
import { poolName } from '../parts/pool-names';
import { lastDecided } from './moment';
import { say } from './words';

interface Titled {
  key: string;
  title: string;
}
export type Page = Titled &
  (
    | { is: 'pools'; race: RaceView }
    | { is: 'probables'; race: RaceView; grid: ProbableGrid }
    | { is: 'will-pays'; pays: WillPays }
    | { is: 'payoffs'; race: RaceView }
    | { is: 'carryovers'; races: RaceView[] }
  );

const withCarryover = ({ pools }: RaceView) => pools.some(({ carryover }) => carryover !== '0.00');

export function pagesOf(view: ToteBoardView, race: RaceView): Page[] {
  const pages: Page[] = [{ is: 'pools', key: 'pools', title: say.pools, race }];
  for (const grid of view.probables) {
    const title = grid.kind === 'daily-double' ? say.probableDouble : say.probable(poolName(grid.kind));
    if (grid.race === race.number && grid.probables.length) pages.push({ is: 'probables', key: grid.kind, title, race, grid });
  }
  for (const pays of view.will_pays) if (pays.pays.length) pages.push({ is: 'will-pays', key: `will-pay ${pays.kind}`, title: say.willPay(poolName(pays.kind)), pays });
  const last = lastDecided(view);
  if (last?.payoffs.length) pages.push({ is: 'payoffs', key: 'payoffs', title: say.payoffs(last.number), race: last });
  const carrying = view.races.filter((one) => withCarryover(one) && one.number >= race.number);
  if (carrying.length) pages.push({ is: 'carryovers', key: 'carryovers', title: say.carryovers, races: carrying });
  return pages;
}
