/** Screens whose head has room for a slider beside the mute. */
export const ROOMY = '(min-width: 1061px)';
/** Screens with room for everything at once, the list of wagers too; table-tablet.css has the others. */
export const KIOSK = '(min-width: 1501px) and (min-height: 1001px)';
