/** What the server says in passing, as a sentence of its own: a capital letter first and a full stop last. */
export function sentence(said: string): string {
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
