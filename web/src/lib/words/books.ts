/** The documents by their own titles, in every language. */
export const BOOKS: Record<string, string> = {
  'oneida-roulette': 'Oneida: Roulette',
  'oneida-minibaccarat': 'Oneida: Minibaccarat',
  'oneida-parimutuel': 'Oneida: Parimutuel Wagering',
  'new-jersey': 'New Jersey: Roulette and Big Six Wheels',
  massachusetts: 'Massachusetts: Roulette',
  ilani: 'ilani: Electronic Roulette',
};
