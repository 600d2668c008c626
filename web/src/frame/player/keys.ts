/** The keyboard on a player's screen: chips by number, buttons by letter, arrows onto the cloth. */
const MOST_CHIPS = 6;

interface Keys {
  hold: (slot: number) => void;
  /** What each other key does. */
  press: Record<string, () => void>;
  toCloth: () => void;
}

export function onkey(event: KeyboardEvent, { hold, press, toCloth }: Keys): void {
  const where = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || where?.closest('dialog, input')) return;
  const slot = Number(event.key);
  const act = press[event.key];
  if (slot >= 1 && slot <= MOST_CHIPS) hold(slot);
  else if (act) act();
  else if (event.key.startsWith('Arrow') && !where?.closest('[data-at], [data-spot]')) toCloth();
  else return;
  event.preventDefault();
}
