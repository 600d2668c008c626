/** The oval: its length by sport, and where on it a runner is who has run so far. */
export type Sport = 'horse' | 'harness' | 'greyhound';

export const INCHES = 36;
/** Yards around: a mile oval, five eighths of a mile, and a greyhound track. */
const LAP: Record<Sport, number> = { horse: 1760, harness: 1100, greyhound: 480 };
/** From nose to tail. */
export const LENGTH: Record<Sport, number> = { horse: 96, harness: 108, greyhound: 36 };
/** How much of a straight lies before the line. */
const BEFORE_LINE = 0.78;

/** An oval of two straights and two half circles, drawn in a box of 200 by 100. */
const RADIUS = 42;
const STRAIGHT = 96;
const AROUND = 2 * STRAIGHT + 2 * Math.PI * RADIUS;
export const OVAL = { left: 100 - STRAIGHT / 2, right: 100 + STRAIGHT / 2, top: 50 - RADIUS, bottom: 50 + RADIUS, radius: RADIUS };

export interface Place {
  x: number;
  y: number;
}

/** Runners go left to right before the stand, along the lower straight, and then to the left. */
export function place(run: number, yards: number, sport: Sport, out = 0): Place {
  const left = (yards * INCHES - run) / (LAP[sport] * INCHES);
  const line = BEFORE_LINE * STRAIGHT;
  const along = (((line - left * AROUND) % AROUND) + AROUND) % AROUND;
  return onOval(along, RADIUS + out);
}

export const line = (out = 0): Place => onOval(BEFORE_LINE * STRAIGHT, RADIUS + out);

function onOval(along: number, radius: number): Place {
  const half = Math.PI * RADIUS;
  if (along < STRAIGHT) return { x: OVAL.left + along, y: 50 + radius };
  if (along < STRAIGHT + half) return bend(OVAL.right, Math.PI / 2 - (along - STRAIGHT) / RADIUS, radius);
  if (along < 2 * STRAIGHT + half) return { x: OVAL.right - (along - STRAIGHT - half), y: 50 - radius };
  return bend(OVAL.left, -Math.PI / 2 - (along - 2 * STRAIGHT - half) / RADIUS, radius);
}

const bend = (x: number, angle: number, radius: number): Place => ({ x: x + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) });
