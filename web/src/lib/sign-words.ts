/** A sign in the language of this screen: every row by its key, the names of limits and of colours by ours. */
import type { Line, Sign } from './generated';
import { lexicon } from './lexicon.svelte';
import { words } from './words';

const said = (line: Line): string => words.floor.odds(lexicon.say(line));
/** By the name that the document has, which is the key; what has none is said in our own words. */
function about(line: Line): string {
  const known = lexicon.say({ says: line.about });
  if (known !== line.about) return known;
  return words.floor.named[line.about.toLowerCase()] ?? words.floor.about(line.about);
}

export const limitInWords = (line: Line): Line => ({ ...line, about: words.floor.about(line.about), says: lexicon.say(line) });

export function signInWords(sign: Sign): Sign {
  const spoken = (line: Line): Line => ({ ...line, about: about(line), says: said(line) });
  return {
    ...sign,
    notices: sign.notices.map((line) => ({ ...line, says: lexicon.say(line) })),
    odds: sign.odds.map(spoken),
    colours: sign.colours.map((line) => ({ ...line, about: words.floor.area(line.about) })),
    options: sign.options.map((line) => ({ ...line, about: lexicon.say({ says: line.about }), says: lexicon.say(line) })),
    limits: sign.limits.map(limitInWords),
  };
}
