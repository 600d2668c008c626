/** What the wall of boards says to people. */
export const say = {
  title: 'All tables',
  none: 'The house has no tables with a board.',
  lost: 'This table cannot be heard just now.',
  history: 'Last results',
} as const;
