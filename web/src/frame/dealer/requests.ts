/** What somebody at the table wants from the dealer. */
import type { Shape } from '../../lib/parts/Icon.svelte';

export interface Request {
  /** Who wants it. */
  place: string;
  name: string;
  want: string;
  says: string;
  icon: Shape;
  amount: string | null;
}
