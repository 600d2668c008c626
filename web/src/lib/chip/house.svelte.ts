/** What the house decides itself about chips. Until it is known, and where it says nothing, the usual colours hold. */
import { houseColours } from '../api';

export const house = $state<{ colours: Record<string, string> }>({ colours: {} });

/** Asked once a page. */
export function learnColours(): void {
  void houseColours().then(({ chip_colours }) => (house.colours = chip_colours), () => undefined);
}
