/** What is wrong with a typed order of finish, while it is typed; the tote says the last word. */
import type { RaceView } from '../../../lib/generated';
import { placings } from '../parts/finish';
import { say } from './words';

export const tidied = (typed: string): string => typed.toUpperCase().replace(/[\s,]+/g, '-').replace(/-+/g, '-').replace(/-?=-?/g, '=').replace(/^-|-$/g, '');

export function faultOf(typed: string, race: RaceView): string {
  const runners = placings(tidied(typed)).flatMap((one) => one.runners);
  const seen = new Set<string>();
  for (const runner of runners) {
    const known = race.runners.find(({ number }) => number === runner);
    if (!runner) return say.wrong.empty;
    if (!known) return say.wrong.unknown(runner);
    if (known.scratched) return say.wrong.gone(runner);
    if (seen.has(runner)) return say.wrong.twice(runner);
    seen.add(runner);
  }
  return '';
}
