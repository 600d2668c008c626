/** A horse at a gallop, or pacing in harness, drawn in inches: its nose at the origin's left end, the ground at nought. */
import type { ClothColours } from '../parts/cloths';
import { drawLeg, leg, limb } from './gait';
import { colour } from './palette';

const HAIRS = ['--hair-bay', '--hair-dark-bay', '--hair-chestnut', '--hair-bay', '--hair-grey', '--hair-black', '--hair-chestnut', '--hair-dark-bay'];
/** Inches of ground that one stride covers. */
const STRIDE = 268;
const PACE = 236;

const BODY = 'M0 -57 Q-5 -65 -15 -69.5 L-17.5 -75 L-20 -70 C-27 -70 -33 -67.5 -41 -64 C-49 -60.5 -58 -59.5 -66 -62 C-74 -64 -82 -59 -82 -50.5 C-82 -42 -77 -35.5 -68 -37 C-60 -33 -50 -31 -42 -32.5 C-34 -34 -30 -41 -28 -47 C-24 -53.5 -20 -57 -14 -58.5 C-10.5 -56 -6 -52.5 -2.5 -52 Q1 -53 0 -57 Z';
const MANE = 'M-17 -72 C-26 -74 -34 -70 -41 -65 C-38 -62.5 -34 -62 -31 -63.5 C-27 -66 -22 -68 -18 -68 Z';
const shapes = new Map<string, Path2D>();

function shape(path: string): Path2D {
  let found = shapes.get(path);
  if (!found) shapes.set(path, (found = new Path2D(path)));
  return found;
}

export interface Figure {
  pen: CanvasRenderingContext2D;
  /** How far it has run, in inches. */
  run: number;
  runner: string;
  index: number;
  cloth: ClothColours;
}

export function drawGalloper(figure: Figure): void {
  const { pen, run, index } = figure;
  const phase = run / STRIDE + index * 0.37;
  const rock = Math.sin(phase * 2 * Math.PI);
  pen.save();
  pen.translate(0, rock * 1.6);
  pen.rotate(rock * 0.022);
  horse(figure, [
    leg(phase + 0.12, 30, 44, 82),
    leg(phase, 32, 44, 82),
    leg(phase - 0.42, 40, 40, 98),
    leg(phase - 0.32, 42, 40, 98),
  ], rock);
  saddleCloth(figure);
  jockey(figure, rock);
  pen.restore();
}

/** Both legs of one side move together. */
export function drawPacer(figure: Figure): void {
  const { pen, run, index } = figure;
  const phase = run / PACE + index * 0.29;
  const rock = Math.sin(phase * 4 * Math.PI);
  pen.save();
  pen.translate(0, rock * 0.7);
  horse(figure, [leg(phase, 30, 34, 46), leg(phase + 0.5, 30, 34, 46), leg(phase, 32, 32, 58), leg(phase + 0.5, 32, 32, 58)], rock * 0.4);
  saddleCloth(figure);
  pen.restore();
}

/** Legs: far hind, near hind, far fore, near fore. */
function horse({ pen, index }: Figure, [farHind, hind, farFore, fore]: ReturnType<typeof leg>[], rock: number): void {
  const hair = colour(HAIRS[index % HAIRS.length]!);
  pen.fillStyle = colour('--mane');
  pen.globalAlpha = 0.82;
  drawLeg(pen, -70, -43, farHind!, 22, 24, 10, true);
  drawLeg(pen, -35, -41, farFore!, 20, 23, 8, false);
  pen.globalAlpha = 1;
  tail(pen, rock);
  pen.fillStyle = hair;
  drawLeg(pen, -73, -43, hind!, 22, 24, 12, true);
  drawLeg(pen, -38, -41, fore!, 20, 23, 9, false);
  pen.fill(shape(BODY));
  pen.fillStyle = colour('--shade-30');
  pen.fill(shape('M-82 -50 C-80 -42 -77 -35.5 -68 -37 C-60 -33 -50 -31 -42 -32.5 C-36 -33.5 -32 -39 -29 -45 C-36 -39 -50 -38 -60 -40 C-70 -41 -78 -44 -82 -50 Z'));
  pen.fillStyle = colour('--mane');
  pen.fill(shape(MANE));
  pen.beginPath();
  pen.arc(-12, -63.5, 1, 0, Math.PI * 2);
  pen.fill();
}

function tail(pen: CanvasRenderingContext2D, rock: number): void {
  pen.fillStyle = colour('--mane');
  pen.beginPath();
  pen.moveTo(-79, -60);
  pen.bezierCurveTo(-88, -64 - rock * 2, -98, -58 + rock * 2, -106, -50 + rock * 5);
  pen.bezierCurveTo(-98, -50 + rock * 2, -90, -50, -81, -52);
  pen.fill();
}

function saddleCloth({ pen, cloth, runner }: Figure): void {
  pen.fillStyle = colour(cloth.ground);
  pen.beginPath();
  pen.roundRect(-66, -61, 21, 18, 2.5);
  pen.fill();
  if (cloth.stripe) {
    pen.fillStyle = colour(cloth.stripe);
    pen.fillRect(-66, -61, 21, 4);
    pen.fillRect(-66, -47, 21, 4);
  }
  pen.fillStyle = colour(cloth.ink);
  pen.font = `800 ${runner.length > 1 ? 11.5 : 14.5}px Archivo, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(runner, -55.5, -51.4);
}

function jockey({ pen, cloth }: Figure, rock: number): void {
  const lift = -rock * 1.4;
  pen.fillStyle = colour('--boot');
  limb(pen, -50, -64 + lift, -47, -52, 5, 3.4);
  pen.fillStyle = colour('--breeches');
  limb(pen, -60, -76 + lift, -49, -65 + lift, 9.5, 6);
  pen.fillStyle = colour(cloth.ground);
  limb(pen, -60, -79 + lift, -39, -83 + lift, 12, 9.5);
  limb(pen, -41, -81 + lift, -29, -69, 5, 3.6);
  pen.fillStyle = colour('--skin');
  pen.beginPath();
  pen.arc(-32.5, -85.5 + lift, 4, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colour(cloth.stripe ?? cloth.ground);
  pen.beginPath();
  pen.arc(-33.6, -87 + lift, 5.2, Math.PI * 0.92, Math.PI * 2.02);
  pen.lineTo(-26, -86 + lift);
  pen.fill();
}
