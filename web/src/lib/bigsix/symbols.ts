/** How each symbol of the Big Six is tinted, on its note and on the cloth; `tokens.css` has the tints. */
interface Tint {
  paper: string;
  ink: string;
  wood: string;
}

/** A symbol without tints of its own has those of the $1. */
export function tintOf(symbol: string): Tint {
  const name = symbol.replace('$', '');
  const tint = (what: keyof Tint) => `var(--six-${name}-${what}, var(--six-1-${what}))`;
  return { paper: tint('paper'), ink: tint('ink'), wood: tint('wood') };
}

export const isNote = (symbol: string): boolean => symbol.startsWith('$');
