/** As the areas lie before a player, from left to right. */
export const SPOTS: readonly string[] = ['player', 'tie', 'banker'];

/** Lines about spots, as the spots lie on the layout; what is about none of them comes last. */
export function inLayoutOrder<T extends { about: string }>(lines: readonly T[]): T[] {
  const place = ({ about }: T) => (SPOTS.includes(about) ? SPOTS.indexOf(about) : SPOTS.length);
  return [...lines].sort((one, other) => place(one) - place(other));
}
