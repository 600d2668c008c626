/** GET /api/lobby: what the front door knows. */
export interface Seat {
  id: string;
  name: string;
  paired: boolean;
  /** Absent where seats are given out by the house, not by this page. */
  link: string | null;
}

export interface Table {
  id: string;
  name: string;
  book: string;
  game: string;
  /** terminals, dealerless, live or bigsix */
  kind: string;
  open: boolean;
  /** Where its staff and its public look: console or felt, board, sign. */
  links: Record<string, string>;
  terminals: Seat[];
}

export interface Staff {
  name: string;
  role: string;
  password: string;
  screen: string;
}

export interface House {
  demonstration: boolean;
  tables: Table[];
  staff: Staff[];
}
