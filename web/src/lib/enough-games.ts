/** Games that are counted before numbers are called hot or cold: of fewer, chance alone says which are listed. */
export const ENOUGH_GAMES = 10;
