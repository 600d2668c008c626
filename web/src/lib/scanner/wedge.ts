/** A barcode scanner that types: digits faster than any hand, then Enter. Wherever the focus is, they are a scan, and
 *  nothing else that has the keyboard acts on them: not a chip, not a button that waits for its second touch. */

/** Milliseconds between two keys of a scanner, at most; the fastest hand needs more. */
const WITHIN = 70;
/** Digits that make a scan; whoever types an amount types fewer. */
const LEAST = 8;
const EDITABLE = 'input, textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Calls `read` with what a scanner has typed. Returns what ends the watch. */
export function watchScanner(read: (digits: string) => void): () => void {
  let digits = '';
  let last = -Infinity;
  let field: Field | null = null;
  let before = '';

  function begin(event: KeyboardEvent): void {
    const where = event.target as Element | null;
    field = where?.matches(EDITABLE) ? (where as Field) : null;
    [digits, before] = ['', field?.value ?? ''];
  }
  /** What stood in a field before the scan stands there again. */
  function restore(): void {
    if (!field || field.value === before) return;
    field.value = before;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function key(event: KeyboardEvent): void {
    const follows = event.timeStamp - last <= WITHIN;
    last = event.timeStamp;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^[0-9]$/.test(event.key)) {
      if (!follows || !digits) begin(event); // a scan may come at the heels of another
      digits += event.key;
      if (digits.length > 1 && !field) swallow(event);
    } else if (event.key === 'Enter' && follows && digits.length >= LEAST) {
      swallow(event);
      restore();
      const scanned = digits;
      digits = '';
      read(scanned);
    } else {
      digits = '';
    }
  }
  addEventListener('keydown', key, { capture: true });
  return () => removeEventListener('keydown', key, { capture: true });
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
