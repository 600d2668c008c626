/** What a player must know besides the game's own call: it is told in the call's place, where it covers nothing. */
import { getContext, setContext } from 'svelte';
import { sentence } from '../../lib/words/sentence';
import { say } from './words';

export interface CallNotice {
  /** In place of the call; null leaves that as it is. */
  says: string | null;
  /** In place of what the call means. */
  means: string;
}
type Told = () => CallNotice | null;

const KEY = Symbol('call notice');

export const setCallNotice = (told: Told): Told => setContext(KEY, told);
export const getCallNotice = (): Told => getContext<Told | undefined>(KEY) ?? (() => null);

interface Awaiting {
  dealer_away: boolean;
  no_dealer: boolean;
  /** At tables with a wheel. */
  ball?: { lost: boolean };
}

/** An absent dealer comes first: without one nothing goes on. `wheelLost` is what a lost wheel means at this kind of table. */
export function noticeOf(view: Awaiting, trouble: string | null, wheelLost: string = say.wheelLost): CallNotice | null {
  if (view.dealer_away) return { says: say.dealerAwaited, means: say.dealerAway };
  if (view.no_dealer) return { says: say.dealerAwaited, means: say.noDealer };
  if (view.ball?.lost) return { says: null, means: wheelLost };
  return trouble === null ? null : { says: null, means: sentence(trouble) };
}
