/** Distances, surfaces and kinds of race, which the card writes in English, in the language of this screen. */
import { language } from '../../../lib/language';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/furlongs/, 'furlones'],
  [/furlong/, 'furlón'],
  [/miles/, 'millas'],
  [/mile/, 'milla'],
  [/yards/, 'yardas'],
  [/ and /, ' y '],
];
const SURFACES: Record<string, string> = {
  dirt: 'arena', 'inner dirt': 'arena interior', turf: 'césped', 'inner turf': 'césped interior', 'all-weather': 'pista sintética', sand: 'arena', limestone: 'caliza',
  steeplechase: 'obstáculos', hunt: 'caza',
};

/** `6 furlongs` as programs in this language print it. */
export const distanceOf = (distance: string): string => (language === 'es' ? UNITS.reduce((text, [unit, word]) => text.replace(unit, word), distance) : distance);
/** A surface that a card names in words of its own stays as it is. */
export const surfaceOf = (surface: string): string => (language === 'es' ? (SURFACES[surface] ?? surface) : surface);
