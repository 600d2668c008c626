/** Where values lie in a plot. Every plot has the same size in its own units, of which text is 13. */
export const WIDTH = 760;
export const LEFT = 44;
export const RIGHT = 10;

/** Maps a range of values to a range of places. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** A few round values between two others. */
export function ticks(low: number, high: number, most = 4): number[] {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1000; value += step) found.push(Number(value.toPrecision(12)));
  return found;
}
