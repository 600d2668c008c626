/** A greyhound at full stretch, drawn in inches: the back bows and straightens with each stride. */
import { drawLeg, leg } from './gait';
import type { Figure } from './horse';
import { colour } from './palette';

const HAIRS = ['--fawn', '--dog-black', '--brindle', '--dog-white', '--dog-blue', '--fawn', '--brindle', '--dog-black'];
const STRIDE = 190;

export function drawGreyhound({ pen, run, runner, index, cloth }: Figure): void {
  const phase = run / STRIDE + index * 0.31;
  const wave = Math.sin(phase * 2 * Math.PI);
  const bow = wave * 2.1;
  pen.save();
  pen.translate(0, -Math.abs(Math.cos(phase * 2 * Math.PI)) * 2.2);
  const hair = colour(HAIRS[index % HAIRS.length]!);
  const rump = -31 + wave * 3;
  pen.fillStyle = hair;
  pen.globalAlpha = 0.75;
  drawLeg(pen, rump + 2, -17, leg(phase - 0.06, 58, 62, 70), 10, 10.5, 4, true);
  drawLeg(pen, -13, -15.5, leg(phase - 0.48, 62, 58, 80), 8.5, 9, 3.2, false);
  pen.globalAlpha = 1;
  tail(pen, hair, rump, wave);
  drawLeg(pen, rump + 1, -17, leg(phase, 58, 62, 70), 10, 10.5, 4.6, true);
  drawLeg(pen, -14, -15.5, leg(phase - 0.42, 62, 58, 80), 8.5, 9, 3.6, false);
  body(pen, rump, bow);
  blanket(pen, rump, bow, colour(cloth.ground), cloth.stripe ? colour(cloth.stripe) : '');
  pen.fillStyle = colour(cloth.ink);
  pen.font = '800 6.4px Archivo, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(runner, (rump - 13) / 2, -20.6 - bow);
  pen.restore();
}

function body(pen: CanvasRenderingContext2D, rump: number, bow: number): void {
  pen.beginPath();
  pen.moveTo(0, -21.6);
  pen.quadraticCurveTo(-3.5, -25.4, -7, -26.2);
  pen.lineTo(-9.4, -27.6);
  pen.lineTo(-9, -25.4);
  pen.bezierCurveTo(-12, -24.8, -13, -23.6, -15.5, -23.4);
  pen.bezierCurveTo(-20, -24.5 - bow, -26, -26.5 - bow, rump, -21.6);
  pen.bezierCurveTo(rump - 3, -18.5, rump - 1, -14.8, rump + 3, -15);
  pen.bezierCurveTo(-26, -18.6 - bow * 0.6, -21, -12.2, -14, -12);
  pen.bezierCurveTo(-11, -12.6, -11.4, -17.4, -9, -19.8);
  pen.bezierCurveTo(-6, -20.6, -3, -20.2, -0.4, -20.4);
  pen.closePath();
  pen.fill();
  pen.fillStyle = colour('--mane');
  pen.beginPath();
  pen.arc(-0.2, -21.2, 0.8, 0, Math.PI * 2);
  pen.fill();
}

function tail(pen: CanvasRenderingContext2D, hair: string, rump: number, wave: number): void {
  pen.strokeStyle = hair;
  pen.lineWidth = 1.3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(rump, -19);
  pen.quadraticCurveTo(rump - 7, -15 + wave, rump - 12, -18 - wave * 2);
  pen.stroke();
}

function blanket(pen: CanvasRenderingContext2D, rump: number, bow: number, ground: string, stripe: string): void {
  const [from, to] = [rump + 6, -14];
  pen.save();
  pen.beginPath();
  pen.moveTo(to, -23.9);
  pen.quadraticCurveTo((from + to) / 2, -27.2 - bow * 1.3, from, -24 - bow * 0.5);
  pen.lineTo(from + 0.6, -16.6 - bow * 0.3);
  pen.quadraticCurveTo((from + to) / 2, -14.6 - bow * 0.4, to, -13.4);
  pen.closePath();
  pen.clip();
  pen.fillStyle = ground;
  pen.fillRect(-40, -34, 40, 30);
  pen.fillStyle = stripe;
  for (let x = -40; stripe && x < -10; x += 5) pen.fillRect(x, -34, 2, 30);
  pen.fillStyle = ground;
  if (stripe) pen.fillRect((from + to) / 2 - 3.6, -34, 7.2, 30);
  pen.restore();
}

/** The lure runs before them on its rail. */
export function drawLure(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colour('--lure');
  pen.beginPath();
  pen.ellipse(-6, -9, 8, 4.5, -0.1, 0, Math.PI * 2);
  pen.ellipse(3, -12, 3.2, 3, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.ellipse(1.4, -17.5, 1.1, 3.6, -0.5, 0, Math.PI * 2);
  pen.ellipse(4, -17.5, 1.1, 3.6, -0.2, 0, Math.PI * 2);
  pen.fill();
}
