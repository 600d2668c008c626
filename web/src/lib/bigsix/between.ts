/** A clapper that rests between two stops: which symbols these are, and in words what becomes of them. */
import type { WheelBall } from '../generated';
import { words } from '../words';

type Two = readonly [string, string];

/** The symbols on both sides of the clapper; null while the wheel turns, and when it rests at one stop. */
export function betweenTwo(ball: WheelBall, stops: readonly string[]): Two | null {
  if (!ball.between || typeof ball.stop !== 'number' || (ball.state !== 'rest' && ball.state !== 'idle')) return null;
  const [one, other] = [stops[ball.stop], stops[(ball.stop + 1) % stops.length]];
  return one === undefined || other === undefined ? null : [one, other];
}

/** `announced` is null before the dealer has said what counts; a symbol that is neither of the two was announced for another reason. */
export function clapperSays(two: Two | null, announced: string | null): string | null {
  if (!two || (announced !== null && !two.includes(announced))) return null;
  const said = words.floor.bigsix;
  const [one, other] = two.map((symbol) => said.symbol(symbol)) as [string, string];
  return announced === null ? said.between(one, other) : said.betweenWon(one, other, said.symbol(announced));
}
