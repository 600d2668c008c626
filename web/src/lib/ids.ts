/** Command ids: unique for ever and rising with time, so that the order of a screen's commands shows in its ids. */

let last = 0;

export function newId(now: number = Date.now()): string {
  // Two commands in one millisecond, or a clock set back, must still rise.
  last = Math.max(now, last + 1);
  const random = crypto.getRandomValues(new Uint8Array(6));
  const tail = Array.from(random, (byte) => (byte & 31).toString(32)).join('');
  return `${last.toString(32).padStart(11, '0')}-${tail}`;
}
