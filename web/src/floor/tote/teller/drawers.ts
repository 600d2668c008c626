import type { Me, TellerView } from '../../../lib/generated';
import type { DrawerWindow } from '../../parts/drawer/drawer-work';

/** The windows of the tote as a drawer wants them. */
export function drawers(view: TellerView): { windows: DrawerWindow[]; me: string; onDuty: Me[] } {
  return { windows: view.windows.map(({ id, teller }) => ({ id, who: teller })), me: view.me.name, onDuty: view.on_duty };
}
