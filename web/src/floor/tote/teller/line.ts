/** What a teller's line asks for: a bet, a ticket that was scanned, a ticket to cancel, or money that was handed over. */
import { cents, type Cents } from '../../../lib/money';

export type Asked =
  | { act: 'nothing' | 'bet' }
  | { act: 'present' | 'cancel-inserted'; number: string }
  | { act: 'cancel' | 'manual-cancel'; serial: number }
  | { act: 'tender'; given: Cents };

/** The digits of a ticket's number. */
export const DIGITS = 18;
const SCANNED = new RegExp(`^(c?)(\\d{${DIGITS}})$`, 'i');
const SERIAL = /^([cm])(\d{1,9})$/i;
const TENDER = /^[+=](\d{1,6}(?:\.\d{2})?)$/;

/** A bet begins with a figure, so that whatever begins otherwise is something else. A scanner types 18 digits and Enter. */
export function asked(line: string): Asked {
  const close = line.replace(/[\s-]/g, '');
  if (!close) return { act: 'nothing' };
  const scanned = SCANNED.exec(close);
  if (scanned) return { act: scanned[1] ? 'cancel-inserted' : 'present', number: scanned[2]! };
  const serial = SERIAL.exec(close);
  if (serial) return { act: serial[1]!.toLowerCase() === 'm' ? 'manual-cancel' : 'cancel', serial: Number(serial[2]) };
  const tender = TENDER.exec(close);
  return tender ? { act: 'tender', given: cents(tender[1]!) } : { act: 'bet' };
}
