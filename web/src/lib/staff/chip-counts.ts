/** Chips by value, as they are typed: a field for each value. */
export type Typed = Record<string, string>;

const COUNT = /^\d{1,6}$/;

/** Each value with its count; a field that is empty or no number counts as 0. */
export const counted = (values: readonly string[], typed: Typed): [string, number][] => values.map((value) => [value, COUNT.test(typed[value] ?? '') ? Number(typed[value]) : 0]);

/** Every value has a count: nothing is taken as 0 that nobody has said. */
export const complete = (values: readonly string[], typed: Typed): boolean => values.every((value) => COUNT.test(typed[value] ?? ''));
