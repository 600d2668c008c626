/** A wager that won, as it is counted out to its player. */
export interface CountedWin {
  spot: string;
  name: string;
  /** Its stake, and its odds where the table posts them. */
  how: string;
  clause: string;
  paid: string;
}
