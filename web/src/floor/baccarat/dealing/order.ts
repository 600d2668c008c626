/**
 * The acts as the dealer's frame reads them. Here the order of play has the cards' own steps too, steps at one position,
 * and what must be put right before the hand goes on; the frame knows one row of steps for the whole table.
 */
import { isOpen, type Acts } from '../../../lib/acts';
import type { ActView } from '../../../lib/generated';

const STEPS: ReadonlySet<string> = new Set(['cards', 'cut', 'game']);
/** Waits for a word, a card or vigorish on a button, and holds up all else. */
const HOLDS_UP: ReadonlySet<string> = new Set(['irregularity', 'right', 'button']);
const WRONG: ReadonlySet<string> = new Set(['irregularity', 'right']);
const GAME = 'game';
/** Of each card on the table one: keyed wrongly, it is keyed again. */
const KEY_AGAIN = 'key-again';

const holdsUp = ({ procedure, when, key }: ActView): boolean =>
  HOLDS_UP.has(procedure) && (when === 'due' || key === 'decline-cards');

const isStep = (act: ActView): boolean => STEPS.has(act.procedure) || holdsUp(act);

/** The seat that an act is about stays with it. */
export const seatOf = ({ position, values }: ActView): string => position ?? String(values['seat'] ?? '');

const asStep = (act: ActView): ActView => ({ ...act, procedure: GAME, position: null, values: { ...act.values, seat: act.position ?? '' } });

export const inOrder = (acts: Acts): ActView[] => acts.map((act) => (isStep(act) ? asStep(act) : act));

/** The row of steps: what may be done beside them, as a cut declined, is no step. */
export const rowOf = (acts: Acts): ActView[] => inOrder(acts.filter(({ procedure, when }) => procedure === GAME || when !== 'beside'));

/** What may be found wrong at any time, and does not hold the hand up. */
export const remedies = (acts: Acts): ActView[] =>
  acts.filter((act) => WRONG.has(act.procedure) && act.when === 'beside' && !isStep(act) && act.roles.includes('dealer'));

/** The act of an open sheet as it is now: the same one, or the next that is due by the same command, as one card follows another. */
export function asItIsNow(acts: Acts, opened: ActView): ActView | undefined {
  const open = inOrder(acts).filter((act) => isOpen(act) && act.when === opened.when);
  const same = open.find(({ key, position, values }) => key === opened.key && position === opened.position && values['side'] === opened.values['side'] && (key !== KEY_AGAIN || values['draw'] === opened.values['draw']));
  return same ?? (opened.when === 'due' ? open.find(({ command }) => command === opened.command) : undefined);
}
