/** One picture of a race: the course, the field from far to near, and a number over each. */
import type { ClothColours } from '../parts/cloths';
import { drawBackdrop } from './backdrop';
import { LENGTH } from './course';
import { drawCar, drawGate } from './gate';
import { drawGreyhound, drawLure } from './greyhound';
import { drawForeground, drawGround } from './ground';
import { drawGalloper, drawPacer, type Figure } from './horse';
import { colour } from './palette';
import { across, chance, FAR, lane, type Scene } from './scene';
import { drawInfield } from './stand';
import { drawSulky } from './sulky';

export interface Field {
  runners: readonly string[];
  cloths: readonly ClothColours[];
  inches: readonly number[];
  clock: number;
}

export function draw(scene: Scene, field: Field): void {
  drawBackdrop(scene);
  drawInfield(scene);
  drawGround(scene);
  drawGate(scene, field.runners.length);
  drawCar(scene, field.clock);
  if (scene.sport === 'greyhound') lure(scene, field);
  field.runners.forEach((_, i) => runner(scene, field, i));
  field.runners.forEach((_, i) => tag(scene, field, i));
  drawForeground(scene);
}

function runner(scene: Scene, field: Field, index: number): void {
  const { pen, scale } = scene;
  const run = field.inches[index] ?? 0;
  const x = across(scene, run);
  if (x < -20 || x > scene.width + LENGTH[scene.sport] * scale * 2) return;
  const { y, size } = lane(scene, index, field.runners.length);
  dust(scene, x, y, run, index, field.clock);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale * size, scale * size);
  pen.fillStyle = colour('--shade-30');
  pen.beginPath();
  pen.ellipse(-LENGTH[scene.sport] / 2, 1, LENGTH[scene.sport] / 2, LENGTH[scene.sport] * 0.05, 0, 0, Math.PI * 2);
  pen.fill();
  figure(scene, { pen, run, index, runner: field.runners[index]!, cloth: field.cloths[index]! });
  pen.restore();
}

function figure({ sport }: Scene, one: Figure): void {
  if (sport === 'greyhound') return drawGreyhound(one);
  if (sport === 'horse') return drawGalloper(one);
  drawPacer(one);
  drawSulky(one);
}

/** What hooves throw up, more of it the faster the field runs. */
function dust(scene: Scene, x: number, y: number, run: number, index: number, clock: number): void {
  if (clock <= 400 || run < 120 || scene.turf) return;
  const { pen, scale } = scene;
  pen.fillStyle = colour('--light-15');
  for (let i = 0; i < 5; i++) {
    const age = (run / 90 + i / 5 + chance(index * 9 + i)) % 1;
    const wide = (2 + age * LENGTH[scene.sport] * 0.12) * scale;
    pen.globalAlpha = (1 - age) * 0.7;
    pen.beginPath();
    pen.arc(x - LENGTH[scene.sport] * (0.8 + age * 0.9) * scale, y - age * 16 * scale, wide, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function lure(scene: Scene, { inches, clock }: Field): void {
  if (clock < -600) return;
  const ahead = Math.max(...inches, 0) + 260 + Math.max(0, 200 - clock / 10);
  const { pen, scale, height } = scene;
  pen.save();
  pen.translate(across(scene, ahead), height * (FAR + 0.02));
  pen.scale(scale, scale);
  drawLure(pen);
  pen.restore();
}

/** The number over a runner, so that a hall can tell who is who. */
function tag(scene: Scene, field: Field, index: number): void {
  const { pen, scale } = scene;
  const cloth = field.cloths[index]!;
  const { y, size } = lane(scene, index, field.runners.length);
  const tall = { horse: 108, harness: 92, greyhound: 40 }[scene.sport] * scale * size;
  const wide = Math.max(15, Math.min(34, scene.height * 0.05));
  const x = across(scene, field.inches[index] ?? 0) - LENGTH[scene.sport] * 0.42 * scale;
  if (x < -wide || x > scene.width + wide) return;
  const top = y - tall - wide * 0.9;
  pen.fillStyle = colour(cloth.ground);
  pen.strokeStyle = colour('--shade-70');
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(x - wide * 0.6, top - wide / 2, wide * 1.2, wide, wide * 0.2);
  pen.stroke();
  pen.fill();
  pen.fillStyle = colour(cloth.ink);
  pen.font = `800 ${wide * 0.72}px Archivo, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(field.runners[index]!, x, top + wide * 0.04);
}
