/** What is done, due and later at a table, as the server lists it. No screen has an order of play of its own. */
import type { ActView } from './generated';

export type Acts = readonly ActView[];

/** The order of play, act by act. */
export const orderOf = (acts: Acts): ActView[] => acts.filter(({ procedure, position }) => procedure === 'game' && position === null);

/** The steps of what is under way at a terminal or seat. What may be done beside them is no step. */
export const stepsOf = (acts: Acts, procedure: string, position: string): ActView[] =>
  acts.filter((act) => act.procedure === procedure && act.position === position && act.when !== 'beside');

export const find = (acts: Acts, key: string, position: string | null = null): ActView | undefined =>
  acts.find((act) => act.key === key && act.position === position);

export const may = (act: ActView, role: string): boolean => act.roles.some((one) => one === role);

/** Whether it can be done now. */
export const isOpen = (act: ActView | undefined): boolean => act?.when === 'due' || act?.when === 'beside';

/** Whether a touch does it: a command is sent, or a hand moves a device. A word aloud needs no button. */
export const touched = (act: ActView): boolean => act.command !== '' || act.device !== '';

/** What this role owes the game now. */
export const dueTo = (acts: Acts, role: string): ActView | undefined =>
  orderOf(acts).find((act) => act.when === 'due' && may(act, role));

/** What is told at the table: words that this role says, then what the game, or else the table, waits for. */
export function told(acts: Acts, role: string): ActView[] {
  const order = orderOf(acts);
  const spoken = order.filter((act) => act.when === 'beside' && may(act, role) && !touched(act));
  const due = order.filter(({ when }) => when === 'due');
  return [...spoken, ...(due.length ? due : tableWaits(acts, role))];
}

function tableWaits(acts: Acts, role: string): ActView[] {
  const due = acts.filter(({ when, position }) => when === 'due' && position === null);
  return [due.find((act) => may(act, role)) ?? due.at(-1)].filter((act) => act !== undefined);
}

/** Names a button or a step in tests and in the page: what it sends, or what it is. */
export const nameOf = (act: ActView): string => act.command || act.key;
