/** What the server says in passing, as a sentence of its own: a capital letter first and a full stop last. */
export function sentence(said: string): string {
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** Names that the rules give wagers and options, as people read them: "five adjacent, B2B". A hyphen between numbers stays. */
export const plainly = (names: string): string => names.replace(/([a-z])-([a-z])/g, '$1 $2').replace(/\bb2b\b/g, 'B2B');
