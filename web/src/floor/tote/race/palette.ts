/** Colours of the house's palette for a canvas, which takes no variables: each is read once from the page. */
const read = new Map<string, string>();

export function colour(token: string): string {
  let found = read.get(token);
  if (found === undefined) {
    found = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
    read.set(token, found);
  }
  return found;
}
