/**
 * The language of a player's screen. Words stand in objects of one shape, a file for each language beside each other;
 * what the server words (acts and refusals) is put into the language by key, from a list that it gives once.
 * A change loads the page anew: no word on it is then left behind. Screens of staff are in English.
 */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

/** The shape of an object of words, whatever they say. */
export type Shape<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shape<Said>
    : { readonly [Key in keyof T]: Shape<T[Key]> };

/** The house's own: what a screen is in until its player chooses another. */
const HOUSE: Language = 'en';
const KEPT = 'language';
const known = (name: string | null): name is Language => name !== null && name in LANGUAGES;

function chosen(): Language {
  if (!('translated' in document.documentElement.dataset)) return 'en';
  const asked = new URLSearchParams(location.search).get(KEPT);
  if (known(asked)) localStorage.setItem(KEPT, asked);
  const kept = localStorage.getItem(KEPT);
  return known(kept) ? kept : HOUSE;
}

export const language = chosen();
document.documentElement.lang = language;

/** The words of the screen's language. */
export const spoken = <T>(en: T, others: Record<Exclude<Language, 'en'>, Shape<T>>): Shape<T> =>
  language === 'en' ? (en as Shape<T>) : others[language];

export function choose(name: Language): void {
  localStorage.setItem(KEPT, name);
  const here = new URL(location.href);
  here.searchParams.delete(KEPT);
  location.replace(here);
}

/** The player has left: the next one finds the house's language. */
export function forgetChoice(): void {
  if (language !== HOUSE) choose(HOUSE);
}

/** Those that this screen is not in. */
export const others = (Object.keys(LANGUAGES) as Language[]).filter((name) => name !== language);
