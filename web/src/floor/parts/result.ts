/** What the last game came to for this player: a win only where more came back than was staked. */
import { say } from '../../frame/player/words';
import { cents } from '../../lib/money';
import type { TerminalView } from '../../lib/generated';

export interface GameResult {
  says: string;
  gain: boolean;
}

export function resultOf({ games, won, round }: TerminalView): GameResult {
  const last = games[0]?.round === round ? games[0] : undefined;
  const [back, staked] = [cents(won), cents(last?.staked ?? '0')];
  return { says: last && staked > 0 ? say.result(back, staked) : '', gain: back > staked };
}
