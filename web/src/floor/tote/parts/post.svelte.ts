/** Post times by this screen's own clock, the same on every screen of the house: shown, they decide nothing. */
import type { RaceView } from '../../../lib/generated';
import { language } from '../../../lib/language';

const LOOK_MS = 1_000;
const MINUTE_MS = 60_000;

let now = $state(Date.now());
setInterval(() => (now = Date.now()), LOOK_MS);

/** Of a race that is further away, or on another day, the time says more. */
const MOST = 240;
export const countable = (minutes: number): number | null => (minutes > MOST ? null : Math.max(0, minutes));

/** Whole minutes until a race's post time, 0 once it has come; null where there is none, or it is hours away. */
export function minutesTo(post: number | null): number | null {
  return post === null ? null : countable(Math.ceil((post - now) / MINUTE_MS));
}

type Posted = Pick<RaceView, 'post' | 'scheduled'>;

/** What the track said last; until then what the card says. */
export const postOf = (race: Posted): number => race.post ?? race.scheduled;

/** As bettors read it, `1:47 PM`. */
export const clockOf = (at: number): string =>
  new Date(at).toLocaleTimeString(language === 'es' ? 'es-MX' : 'en-US', { hour: 'numeric', minute: '2-digit' });

/** As staff read it, `13:47`. */
export const postTime = (race: Posted): string => new Date(postOf(race)).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
