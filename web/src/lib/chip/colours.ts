/** The colours that non-value chips are issued in; `tokens.css` has them by the names a floor gives them. */
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
