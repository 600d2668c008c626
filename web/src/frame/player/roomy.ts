/** Screens whose head has room for a slider beside the mute. */
export const ROOMY = '(min-width: 1061px)';
