/** What the lobby says to people. */
export const lobby = {} as const;
