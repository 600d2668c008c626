/** The clauses that the supervisor's screen cites. They stand here until the server sends them. */
export const CLAUSE = {
  openStation: 'ilani:3.a',
  staffing: 'I.2.b',
  wrongNumber: 'I.9.d',
  refund: 'I.9.k',
} as const;
