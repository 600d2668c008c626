/** What must be read whatever sheet is open. A modal sheet hides and silences all outside it, so the topmost one draws it too. */
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('over sheets');
let open = $state.raw<readonly symbol[]>([]);

/** Asked for when a sheet opens: a component's own snippets are not there yet while it starts. */
export const showOverSheets = (drawn: () => Snippet): void => void setContext(KEY, drawn);
export const overSheets = (): Snippet | undefined => getContext<(() => Snippet) | undefined>(KEY)?.();

export const anySheet = (): boolean => open.length > 0;
export const isTopmost = (sheet: symbol): boolean => open.at(-1) === sheet;

/** Until the returned function is called. */
export function opened(sheet: symbol): () => void {
  open = [...open, sheet];
  return () => {
    open = open.filter((one) => one !== sheet);
  };
}
