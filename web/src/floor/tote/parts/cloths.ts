/** The colours by which a hall tells runners apart: saddle cloths of horses, head numbers of trotters, blankets of greyhounds. */
import type { ProgramCardView } from '../../../lib/generated';

type Sport = ProgramCardView['sport'];
/** Ground, figures, and a second colour in stripes where there is one: names of tokens. */
export interface ClothColours {
  ground: string;
  ink: string;
  stripe?: string;
}

const colours = (ground: number, ink: 'light' | 'dark' | 'gold' = 'light', stripe?: number): ClothColours => ({
  ground: `--cloth-${ground}`,
  ink: `--cloth-${ink}`,
  ...(stripe ? { stripe: `--cloth-${stripe}` } : {}),
});

const HORSES: readonly ClothColours[] = [
  colours(1), colours(2, 'dark'), colours(3), colours(4, 'dark'), colours(5), colours(6, 'gold'), colours(7, 'dark'), colours(8, 'dark'), colours(9, 'dark'), colours(10),
  colours(11, 'dark'), colours(12, 'dark'), colours(13), colours(14, 'gold'), colours(15, 'dark'), colours(16, 'dark'), colours(17), colours(18, 'gold'), colours(19, 'dark'), colours(20),
];
const TROTTERS: readonly ClothColours[] = [
  colours(1), colours(3), colours(2, 'dark'), colours(5), colours(6), colours(4, 'dark'), colours(8, 'dark'), colours(11, 'dark'), colours(10), colours(3, 'light', 1),
];
const GREYHOUNDS: readonly ClothColours[] = [
  colours(1), colours(3), colours(2, 'dark'), colours(5), colours(6, 'light'), colours(4, 'dark', 6), colours(5, 'light', 2), colours(2, 'dark', 6), colours(10, 'light'),
];
const BY_SPORT: Record<Sport, readonly ClothColours[]> = { horse: HORSES, harness: TROTTERS, greyhound: GREYHOUNDS };

/** Coupled runners, 1 and 1A, wear the same. */
export function clothOf(runner: string, sport: Sport): ClothColours {
  const all = BY_SPORT[sport];
  return all[(Number.parseInt(runner, 10) - 1) % all.length] ?? colours(2, 'dark');
}
