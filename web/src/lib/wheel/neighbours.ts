/** Neighbours on the wheel, as one sees them when looking at it. */

export function around(order: readonly string[], pocket: string, each = 2): string[] {
  const at = order.indexOf(pocket);
  if (at < 0) return [pocket];
  return Array.from({ length: 2 * each + 1 }, (_, i) => order[(at - each + i + order.length) % order.length]!);
}
