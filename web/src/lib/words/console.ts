/** What the console says to people. */
export const console = {} as const;
