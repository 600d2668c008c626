/** One act of the order of play. */
export interface OrderStep {
  name: string;
  label: string;
  clause: string;
  /** `beside`: open to be done now, beside the act that is due. */
  state: 'done' | 'now' | 'beside' | 'later';
  /** Whether this member of staff may do it now. */
  able: boolean;
  /** Says what comes first. */
  notYet?: string;
}
