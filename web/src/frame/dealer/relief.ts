/** Who deals the table, for the head of a dealer's screen and for the banner by which it is taken. */
import type { Dollars } from '../../lib/generated';
import { words } from '../../lib/words';
import { say } from './words';

interface DealtView {
  me: { name: string };
  dealer: string | null;
  auto: boolean;
  staked: Dollars;
}

export const isMine = ({ me, dealer }: DealtView): boolean => dealer === me.name;

/** What stands in the banner; null for the one who deals. */
export function reliefOf(view: DealtView, said: { other: (name: string) => string; none: string }): string | null {
  if (isMine(view)) return null;
  if (view.auto) return say.auto;
  return view.dealer ? said.other(view.dealer) : said.none;
}

export const figuresOf = (view: DealtView, said: { staked: string; dealer: string; nobody: string }) => [
  { name: said.staked, money: view.staked, testid: 'staked' },
  { name: said.dealer, says: isMine(view) ? words.staff.you(view.me.name) : (view.dealer ?? said.nobody), testid: 'dealer' },
];
