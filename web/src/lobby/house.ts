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
  mode: string;
  open: boolean;
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
