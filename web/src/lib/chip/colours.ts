/** The colours of chips; `tokens.css` has them by the names a floor gives them. */
import { OTHER_VALUE, VALUE_COLOURS } from '../generated';
import type { Cents } from '../money';
import { house } from './house.svelte';

/** A value chip's colour follows its value, everywhere: the house's own, else the usual one. */
export const valueColour = (worth: Cents): string => house.colours[worth] ?? VALUE_COLOURS[worth] ?? OTHER_VALUE;

const LIGHT = new Set([
  'white', 'pink', 'salmon', 'peach', 'coral', 'orange', 'yellow', 'lime',
  'mint', 'aqua', 'cyan', 'light-blue', 'sky', 'lavender', 'lilac', 'tan',
  'beige', 'grey', 'gray', 'silver', 'turquoise', 'light-green', 'gold',
]);

/**
 * A colour by name; a name not known to `tokens.css` gets the red chip's turned around the
 * colour circle, always to the same place.
 */
export function dye(name: string): string {
  let turn = 0;
  for (const letter of name) turn = (turn * 31 + letter.charCodeAt(0)) % 360;
  return `var(--dye-${name.replace(/[^\w-]/g, '-')}, oklch(from var(--dye-red) l c ${turn}))`;
}

/** Ink that reads on that colour. */
export const inkOn = (name: string): string => (LIGHT.has(name) ? 'var(--ink)' : 'var(--white)');
