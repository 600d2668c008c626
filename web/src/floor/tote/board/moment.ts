/** Which race the board is about now, and how: before the off, while it is run, or when its result is up. */
import type { RaceView, ToteBoardView } from '../../../lib/generated';

export type Mode = 'betting' | 'race' | 'result' | 'none';
export interface Focus {
  mode: Mode;
  race: RaceView | null;
}

const find = (view: ToteBoardView, number: number | null | undefined) => view.races.find((race) => race.number === number) ?? null;
const decided = ({ phase }: RaceView) => phase === 'official' || phase === 'off';

/** `fresh` is the race whose result has just come: it stays up for a while. */
export function focusOf(view: ToteBoardView, fresh: number | null): Focus {
  const running = find(view, view.run?.race);
  if (running && (running.phase === 'open' || running.phase === 'closed' || running.phase === 'card')) return { mode: 'race', race: running };
  const waiting = view.races.find(({ phase }) => phase === 'posted') ?? view.races.find(({ phase }) => phase === 'closed');
  if (waiting) return { mode: 'result', race: waiting };
  if (fresh !== null) return { mode: 'result', race: find(view, fresh) };
  const next = find(view, view.current);
  if (next) return { mode: 'betting', race: next };
  const last = view.races.filter(decided).at(-1);
  return last ? { mode: 'result', race: last } : { mode: 'none', race: null };
}

/** The race whose result came last. */
export const lastDecided = (view: ToteBoardView): RaceView | null => view.races.filter(decided).at(-1) ?? null;
