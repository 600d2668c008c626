/** How a leg swings: from how far a runner has come follows where each foot is, so that feet never slide on the ground. */
export interface Leg {
  /** Of the upper part, forward from straight down; of the lower part against the upper. In radians. */
  swing: number;
  bend: number;
}

const STANCE = 0.28;
const turn = (degrees: number) => (degrees * Math.PI) / 180;
const wrap = (phase: number) => phase - Math.floor(phase);

/** `reach` and `push` are how far a leg swings forward and back, `lift` how much it folds in the air, all in degrees. */
export function leg(phase: number, reach: number, push: number, lift: number): Leg {
  const p = wrap(phase);
  if (p < STANCE) return { swing: turn(reach + (-push - reach) * (p / STANCE)), bend: turn(4) };
  const t = (p - STANCE) / (1 - STANCE);
  const forth = (1 - Math.cos(Math.PI * t)) / 2;
  return { swing: turn(-push + (reach + push) * forth), bend: turn(4 + lift * Math.sin(Math.PI * t) ** 0.9) };
}

/** Draws a leg of two parts from its joint. A knee folds the lower part backwards, a hock forwards. */
export function drawLeg(pen: CanvasRenderingContext2D, x: number, y: number, leg: Leg, upper: number, lower: number, thick: number, hock: boolean): void {
  const lean = hock ? leg.swing - leg.bend * 0.45 - 0.16 : leg.swing + leg.bend * 0.42;
  const [kneeX, kneeY] = [x + upper * Math.sin(lean), y + upper * Math.cos(lean)];
  const fold = hock ? lean + leg.bend * 0.85 + 0.3 : lean - leg.bend;
  const [footX, footY] = [kneeX + lower * Math.sin(fold), Math.min(-0.4, kneeY + lower * Math.cos(fold))];
  limb(pen, x, y, kneeX, kneeY, thick, thick * 0.56);
  limb(pen, kneeX, kneeY, footX, footY, thick * 0.5, thick * 0.34);
  pen.beginPath();
  pen.ellipse(footX + thick * 0.22, footY, thick * 0.5, thick * 0.26, fold * 0.6, 0, Math.PI * 2);
  pen.fill();
}

/** A limb that grows thinner towards its end. */
export function limb(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number, from: number, to: number): void {
  const angle = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  pen.beginPath();
  pen.arc(x1, y1, from / 2, angle, angle + Math.PI);
  pen.lineTo(x2 - (cos * to) / 2, y2 - (sin * to) / 2);
  pen.arc(x2, y2, to / 2, angle + Math.PI, angle + 2 * Math.PI);
  pen.closePath();
  pen.fill();
}
