/** What a player with chips in hand hears of their own: chips that came, bets laid or taken back, a call that lapsed. */
import type { Views } from '../../../lib/generated';
import { brief, cents, show, sum, type Cents } from '../../../lib/money';
import type { SeatedScreenName } from './paid-link.svelte';
import { say } from './words';

type Seated = Pick<Views[SeatedScreenName], 'phase' | 'round' | 'felt' | 'lapsed' | 'asked'>;
interface Player {
  view: Seated;
  inHand: Cents;
}

export function heard(was: Player, now: Player, named: (spot: string) => string): string[] {
  return [...chips(was, now), ...bets(was.view, now.view, named), ...lapsed(was.view, now.view, named)];
}

const chips = (was: Player, now: Player): string[] =>
  was.view.asked && !now.view.asked && now.inHand > was.inHand ? [say.heard.chips(show(now.inHand))] : [];

/** While betting is open: after that the dealer moves them, and the result tells it. */
function bets(was: Seated, now: Seated, named: (spot: string) => string): string[] {
  if (was.phase !== 'betting' || now.phase !== 'betting' || was.round !== now.round) return [];
  const on = ({ felt }: Seated, spot: string) => sum(felt.filter((one) => one.spot === spot).map(({ stake }) => stake));
  const spots = [...new Set([...was.felt, ...now.felt].map(({ spot }) => spot))].filter((spot) => on(was, spot) !== on(now, spot));
  return spots.map((spot) => (on(now, spot) ? say.heard.laid(brief(on(now, spot)), named(spot)) : say.heard.none(named(spot))));
}

const lapsed = (was: Seated, now: Seated, named: (spot: string) => string): string[] =>
  Object.entries(now.lapsed)
    .filter(([spot, cash]) => cents(cash) > 0 && was.lapsed[spot] !== cash)
    .map(([spot, cash]) => say.lapsed(brief(cash), named(spot)));
