/** Whose turn it is and what comes next: one act at a time, in the document's own order. */
import type { FeltView } from '../lib/felt-wire';
import { say } from './words';

export type Act =
  | 'new-game'
  | 'spin-ball'
  | 'no-more-bets'
  | 'announce-number'
  | 'place-crown'
  | 'collect-losers'
  | 'count-mucked'
  | 'pay-winners';

/** The acts of one game as this table's document orders them. */
export function order(view: FeltView): Act[] {
  const opening: Act[] = view.table.before_spin ? ['no-more-bets', 'spin-ball'] : ['spin-ball', 'no-more-bets'];
  const crown: Act[] = view.table.game === 'bigsix' ? [] : ['place-crown'];
  return ['new-game', ...opening, 'announce-number', ...crown, 'collect-losers', 'count-mucked', 'pay-winners'];
}

/** The dealer's next act, or null while the table is closed. */
export function turn(view: FeltView): Act | null {
  switch (view.phase) {
    case 'closed':
      return null;
    case 'idle':
      return 'new-game';
    case 'betting':
      return view.table.before_spin || view.spinning ? 'no-more-bets' : 'spin-ball';
    case 'no-more-bets':
      return view.spinning ? 'announce-number' : 'spin-ball';
    case 'announced':
      return view.table.game === 'bigsix' ? 'collect-losers' : 'place-crown';
    case 'crowned':
      return 'collect-losers';
    case 'collected':
      return 'pay-winners';
  }
}

/** Where each act is ordered, by document; the server's own steps carry the clause of the act that is due. */
const CLAUSES: Record<string, Record<Act, string>> = {
  'oneida-roulette': {
    'new-game': 'B.2', 'spin-ball': 'F.1', 'no-more-bets': 'F.2', 'announce-number': 'F.3', 'place-crown': 'F.3',
    'collect-losers': 'F.4', 'count-mucked': 'B.3', 'pay-winners': 'F.4',
  },
  massachusetts: {
    'new-game': '3(a)', 'spin-ball': '3(a)', 'no-more-bets': '3(b)', 'announce-number': '3(c)', 'place-crown': '3(c)',
    'collect-losers': '3(e)', 'count-mucked': '3(e)', 'pay-winners': '3(e)',
  },
  'new-jersey': {
    'new-game': '5.3(a)', 'spin-ball': '5.3(a)', 'no-more-bets': '5.3(b)', 'announce-number': '5.3(c)', 'place-crown': '5.3(c)',
    'collect-losers': '5.3(e)', 'count-mucked': '5.3(e)', 'pay-winners': '5.3(e)',
  },
};
const BIG_SIX: Record<Act, string> = {
  'new-game': '5.6(a)', 'no-more-bets': '5.6(a)', 'spin-ball': '5.6(b)', 'announce-number': '5.6(c)', 'place-crown': '',
  'collect-losers': '5.6(e)', 'count-mucked': '5.6(e)', 'pay-winners': '5.6(e)',
};
const FIFTH: Record<string, string> = { massachusetts: '3(d)', 'new-jersey': '5.3(d)' };

/** The document a table is run by: the one its own steps and reasons cite. */
export function document(view: FeltView): string {
  const cited = [...view.steps, ...view.reasons].find(({ clause }) => clause.includes(':'));
  return cited ? cited.clause.slice(0, cited.clause.indexOf(':')) : view.table.book;
}

export function clauseOf(view: FeltView, act: Act): string {
  const book = document(view);
  const key = (view.table.game === 'bigsix' ? BIG_SIX : CLAUSES[book])?.[act];
  return key ? `${book}:${key}` : '';
}

export function fifthClause(view: FeltView): string {
  const key = FIFTH[document(view)];
  return key ? `${document(view)}:${key}` : '';
}

export const isMucker = (view: FeltView): boolean => view.me.role === 'mucker';

/** Whether this member of staff has the table in the role they signed in with. */
export const works = (view: FeltView): boolean =>
  (isMucker(view) ? view.mucker : view.dealer) === view.me.name;

/** While nothing is collected a spin can still be called off. */
export const canCallOff = (view: FeltView): boolean =>
  view.phase === 'announced' || view.phase === 'crowned' ||
  ((view.phase === 'betting' || view.phase === 'no-more-bets') && view.spinning);

export const canCorrect = (view: FeltView): boolean => view.phase === 'announced' || view.phase === 'crowned';

/** The simulated ball or wheel still runs: nothing can be announced before it rests. A real wheel is the dealer's to see. */
export const running = (view: FeltView): boolean =>
  view.simulated && view.phase === 'no-more-bets' && view.spinning && (view.ball.state === 'track' || view.ball.state === 'dropping');

/** What is to be announced, if the reader or the simulated wheel offers it, as the wire writes it. */
export function offered(view: FeltView): string | null {
  if (view.phase !== 'no-more-bets' || !view.spinning) return null;
  if (view.table.game === 'roulette') return view.reader;
  const { state, stop, number, between, result } = view.ball;
  if (state !== 'rest') return null;
  if (between) return result ?? null;
  return typeof stop === 'number' ? `stop:${stop + 1}` : number;
}

/** The act's name on this table: a ball is spun, and a wheel is spun. */
export function named(view: FeltView, act: Act): string {
  if (view.table.game === 'bigsix' && act === 'spin-ball') return say.sixSpin;
  if (view.table.game === 'bigsix' && act === 'announce-number') return say.sixAnnounce;
  return say.act[act];
}

export function explained(view: FeltView, act: Act): string {
  if (view.table.game === 'bigsix' && act === 'spin-ball') return say.sixSpinHow;
  if (view.table.game === 'bigsix' && act === 'announce-number') return say.sixAnnounceHow;
  return say.how[act];
}
