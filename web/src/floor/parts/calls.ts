/** What is called out to the players in each phase; a kind of terminal brings its own. */
import type { Phase } from '../../lib/wire';

export interface Calls extends Record<Exclude<Phase, 'settled'>, string> {
  hurry: string;
  needCredits: string;
  /** On the ribbon, where there is room for a word or two. */
  stop: string;
  voided: string;
}
