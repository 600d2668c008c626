/** A sulky with its driver, drawn behind a pacer in the same inches. */
import { limb } from './gait';
import type { Figure } from './horse';
import { colour } from './palette';

const RADIUS = 14;
const AXLE = -104;
const SPOKES = 8;

export function drawSulky({ pen, run, cloth }: Figure): void {
  pen.save();
  pen.strokeStyle = colour('--wheel-shine');
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(AXLE, -RADIUS - 2);
  pen.bezierCurveTo(-96, -32, -70, -44, -42, -47);
  pen.stroke();
  driver(pen, cloth.ground, cloth.stripe ?? cloth.ground);
  wheel(pen, run);
  pen.restore();
}

function wheel(pen: CanvasRenderingContext2D, run: number): void {
  pen.save();
  pen.translate(AXLE, -RADIUS);
  pen.fillStyle = colour('--shade-30');
  pen.beginPath();
  pen.arc(0, 0, RADIUS, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = colour('--wheel-shine');
  pen.lineWidth = 1.7;
  pen.stroke();
  pen.rotate(run / RADIUS);
  pen.lineWidth = 0.6;
  pen.beginPath();
  for (let i = 0; i < SPOKES; i++) {
    const angle = (i / SPOKES) * Math.PI * 2;
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS);
  }
  pen.stroke();
  pen.restore();
}

/** Leaning back, feet forward, the reins in both hands. */
function driver(pen: CanvasRenderingContext2D, silks: string, cap: string): void {
  pen.strokeStyle = colour('--mane');
  pen.lineWidth = 0.8;
  pen.beginPath();
  pen.moveTo(-96, -46);
  pen.quadraticCurveTo(-60, -58, -20, -60);
  pen.stroke();
  pen.fillStyle = colour('--breeches');
  limb(pen, -110, -34, -92, -36, 9, 6.5);
  limb(pen, -92, -36, -80, -38, 6.5, 4.5);
  pen.fillStyle = colour(silks);
  limb(pen, -112, -38, -115, -58, 13, 11);
  limb(pen, -114, -55, -96, -46, 5.5, 4);
  pen.fillStyle = colour('--skin');
  pen.beginPath();
  pen.arc(-113, -67, 4.6, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colour(cap);
  pen.beginPath();
  pen.arc(-113.6, -68.4, 5.8, Math.PI * 0.95, Math.PI * 2.02);
  pen.fill();
}
