/** Why a player cannot play here now. */
export interface Notice {
  title: string;
  says: string;
  clause: string;
}
