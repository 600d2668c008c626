/**
 * The order of play at a live wheel (roulette and the Big Six), and the clauses that order it: what is due now, what a
 * dealer and a mucker may do, and how far the players see the round. It stands here until the server sends what is due.
 */
import type { FeltView, SeatView } from '../../lib/generated';

export type Act =
  | 'new-game'
  | 'spin-ball'
  | 'no-more-bets'
  | 'announce-number'
  | 'place-crown'
  | 'collect-losers'
  | 'count-mucked'
  | 'pay-winners';

const isSix = (view: FeltView | SeatView): boolean => view.table.game === 'bigsix';

/** The acts of one game as this table's document orders them. */
export function order(view: FeltView): Act[] {
  const opening: Act[] = view.table.before_spin ? ['no-more-bets', 'spin-ball'] : ['spin-ball', 'no-more-bets'];
  const crown: Act[] = isSix(view) ? [] : ['place-crown'];
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
      return isSix(view) ? 'collect-losers' : 'place-crown';
    case 'crowned':
      return 'collect-losers';
    case 'collected':
      return 'pay-winners';
  }
}

/** While nothing is collected a spin can still be called off. */
export const canCallOff = (view: FeltView): boolean =>
  view.phase === 'announced' || view.phase === 'crowned' ||
  ((view.phase === 'betting' || view.phase === 'no-more-bets') && view.spinning);

/** The number can be put right until the first loser is collected. */
export const canCorrect = (view: FeltView): boolean => view.phase === 'announced' || view.phase === 'crowned';

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
/** What else is done at the felt, beside the order of play. */
const BESIDE = {
  fifth: { massachusetts: '3(d)', 'new-jersey': '5.3(d)' },
  issueChips: { 'oneida-roulette': 'C.2', massachusetts: '1(b)', 'new-jersey': '5.1(b)' },
  acceptCalled: { 'oneida-roulette': 'C.1', massachusetts: '1(a)', 'new-jersey': '5.1(a)' },
} satisfies Record<string, Record<string, string>>;

/** The document a table is run by: the one its own steps and reasons cite. */
function document(view: FeltView): string {
  const cited = [...view.steps, ...view.reasons].find(({ clause }) => clause.includes(':'));
  return cited ? cited.clause.slice(0, cited.clause.indexOf(':')) : view.table.book;
}

export function clauseOf(view: FeltView, act: Act): string {
  const book = document(view);
  const key = (isSix(view) ? BIG_SIX : CLAUSES[book])?.[act];
  return key ? `${book}:${key}` : '';
}

export function clauseBeside(view: FeltView, what: keyof typeof BESIDE): string {
  const clauses: Record<string, string> = BESIDE[what];
  const key = clauses[document(view)];
  return key ? `${document(view)}:${key}` : '';
}

/** The steps of asking for chips, as the player sees them. */
export const ASK_CHIPS = ['laid', 'counted', 'issued'] as const;

const PATH = ['betting', 'spin', 'number', 'crown', 'collect', 'pay'] as const;
export type Step = (typeof PATH)[number];

/** The round as players follow it. The Big Six has no crown. */
export function path(view: SeatView): Step[] {
  return PATH.filter((step) => step !== 'crown' || !isSix(view));
}

export function stepOf(view: SeatView): Step | null {
  switch (view.phase) {
    case 'betting':
      return view.spinning ? 'spin' : 'betting';
    case 'no-more-bets':
      return view.ball.state === 'rest' ? 'number' : 'spin';
    case 'announced':
      return 'number';
    case 'crowned':
      return 'crown';
    case 'collected':
      return 'collect';
    case 'idle':
      return view.number === null ? null : 'pay';
    case 'closed':
      return null;
  }
}
