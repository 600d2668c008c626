/** Minutes to post, by this screen's own clock: it is shown and decides nothing. */
const LOOK_MS = 1_000;
const MINUTE_MS = 60_000;

let now = $state(Date.now());
setInterval(() => (now = Date.now()), LOOK_MS);

/** Whole minutes until a race's post time, 0 once it has come; null where the track has given none. */
export function minutesTo(post: number | null): number | null {
  return post === null ? null : Math.max(0, Math.ceil((post - now) / MINUTE_MS));
}
