/** How large the amount on a chip or a note may be set, so that it never reaches over the edge. */

const FIGURE = 0.58;
const POINT = 0.3;

/** The font size at which a text is at most `room` wide, and never more than `most`: in units of the drawing it stands in. */
export function sizeWithin(text: string, room: number, most: number): number {
  const ems = [...text].reduce((total, sign) => total + (sign === '.' || sign === ',' ? POINT : FIGURE), 0);
  return ems > 0 ? Math.min(most, room / ems) : most;
}
