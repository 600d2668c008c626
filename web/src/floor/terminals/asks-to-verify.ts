/** The player is asked whether the credit is right, until it is verified or reported. */
import { find, isOpen } from '../../lib/acts';
import type { TerminalView } from '../../lib/generated';

export const asksToVerify = ({ acts, terminal }: TerminalView): boolean =>
  isOpen(find(acts, 'verify-credit', terminal.id)) && isOpen(find(acts, 'report-credit', terminal.id));
