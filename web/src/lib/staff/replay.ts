/** A game told again on the layout: the bets as they lay after each line of its transcript. */
import { cents, text } from '../money';
import type { RoundLine } from '../generated';

export interface Frame {
  /** Each terminal's bets, after this line. */
  bets: Record<string, Record<string, string>>;
  number: string | null;
}

export function frames(lines: readonly RoundLine[]): Frame[] {
  let bets: Frame['bets'] = {};
  let number: string | null = null;
  return lines.map((line) => {
    if (line.terminal && line.changes?.length) {
      bets = { ...bets, [line.terminal]: changed(bets[line.terminal] ?? {}, line.changes) };
    }
    number = line.number ?? number;
    return { bets, number };
  });
}

function changed(before: Record<string, string>, changes: [string, string][]): Record<string, string> {
  const after = { ...before };
  for (const [spot, amount] of changes) {
    const lies = cents(after[spot] ?? '0.00') + cents(amount);
    if (lies > 0) after[spot] = text(lies);
    else delete after[spot];
  }
  return after;
}

/** What the transcript itself calls a place: at a live table a seat. */
export const placeOf = (lines: readonly RoundLine[], id: string): 'seat' | 'terminal' =>
  lines.some(({ terminal, says }) => terminal === id && /\bseat\b/i.test(says)) ? 'seat' : 'terminal';

/** All terminals' bets, or one's, as one cloth shows them. */
export function onCloth(frame: Frame | undefined, only: string | null): Record<string, string> {
  const all: [string, string][] = Object.entries(frame?.bets ?? {})
    .filter(([terminal]) => only === null || terminal === only)
    .flatMap(([, bets]) => Object.entries(bets));
  return changed({}, all);
}
