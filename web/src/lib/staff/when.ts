/** Instants as people on the floor say them: the time of day. The journal's UTC instant stays in the title. */

/** ISO text, or microseconds since 1970 as the desk stamps them. */
export function instant(at: string | number): Date {
  if (typeof at === 'number') return new Date(at / 1000);
  return /^\d+$/.test(at) ? new Date(Number(at) / 1000) : new Date(at);
}

/** For what may be days ago. */
export function dayAndTime(at: string | number): string {
  return instant(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
}

export function clockTime(at: string | number): string {
  const when = instant(at);
  return Number.isNaN(when.getTime()) ? String(at) : when.toLocaleTimeString('en-GB');
}
