/** Post times and the minutes to them, by this screen's own clock: it is shown and decides nothing. */
import { language } from '../../../lib/language';

const LOOK_MS = 1_000;
const MINUTE_MS = 60_000;

let now = $state(Date.now());
setInterval(() => (now = Date.now()), LOOK_MS);

export const timeOfDay = (at: number): string => new Date(at).toLocaleTimeString(language === 'es' ? 'es-MX' : 'en-US', { hour: 'numeric', minute: '2-digit' });

/** As the track last told it, else as the card has it: by the clock in this house, wherever the track is. */
export const postTime = (race: { post: number | null; scheduled: number }): string => timeOfDay(race.post ?? race.scheduled);

/** Of a race that is further away, or on another day, the time says more. */
const MOST = 240;
export const countable = (minutes: number): number | null => (minutes > MOST ? null : Math.max(0, minutes));

/** Whole minutes until a race's post time, 0 once it has come; null where there is none, or it is hours away. */
export function minutesTo(post: number | null): number | null {
  return post === null ? null : countable(Math.ceil((post - now) / MINUTE_MS));
}
