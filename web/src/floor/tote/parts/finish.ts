/** An order of finish as it travels, `6-2=3-1`: places with a dash, runners of a dead heat with an equals sign. */
export interface Placing {
  place: number;
  runners: string[];
}

export function placings(finish: string): Placing[] {
  let place = 1;
  return finish.split('-').filter(Boolean).map((group) => {
    const runners = group.split('=');
    const one = { place, runners };
    place += runners.length;
    return one;
  });
}

export const shortly = (finish: string, places = 3): string =>
  placings(finish).filter(({ place }) => place <= places).map(({ runners }) => runners.join('=')).join('-');
