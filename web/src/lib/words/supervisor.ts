/** What the supervisor says to people. */
export const supervisor = {} as const;
