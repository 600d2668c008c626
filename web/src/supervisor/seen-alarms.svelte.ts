/** Which alarms someone at this browser has looked at. They stay in the list; a table's card no longer shows them. */
import type { SupervisorView } from '../lib/generated';

type Alarm = SupervisorView['alarms'][number];
const KEY = 'croupier-alarms-seen';

function kept(): number[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as number[];
  } catch {
    return [];
  }
}

export class SeenAlarms {
  /** By the instant the desk stamped them with, which no two share. */
  #seen = $state.raw(kept());

  has(alarm: Alarm): boolean {
    return this.#seen.includes(alarm.at);
  }

  /** `all` are those still in the list: older ones need not be remembered. */
  add(alarm: Alarm, all: readonly Alarm[]): void {
    const listed = new Set(all.map(({ at }) => at));
    this.#seen = [...this.#seen.filter((at) => listed.has(at)), alarm.at];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seen));
    } catch {
      // A browser that keeps nothing shows them again after a reload.
    }
  }
}
