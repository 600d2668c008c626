/** Where each pocket lies on the rotor: degrees clockwise from the top. */

export function pocketAngles(order: readonly string[]): Map<string, number> {
  return new Map(order.map((pocket, i) => [pocket, (i * 360) / order.length]));
}

/** A ring's piece between two radii, centred at the top and `wide` degrees across. */
export function sector(inner: number, outer: number, wide: number): string {
  const half = (wide * Math.PI) / 360;
  const [s, c] = [Math.sin(half), Math.cos(half)];
  const at = (r: number, side: number) => `${(side * s * r).toFixed(3)} ${(-c * r).toFixed(3)}`;
  return `M${at(outer, -1)} A${outer} ${outer} 0 0 1 ${at(outer, 1)} L${at(inner, 1)} A${inner} ${inner} 0 0 0 ${at(inner, -1)} Z`;
}

export const RADIUS = { rim: 100, track: 86, numbers: 73, pockets: 61, cone: 45, rest: 53.5 } as const;
