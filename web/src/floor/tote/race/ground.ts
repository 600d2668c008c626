/** The course itself: infield, footing, rails, poles, gate and line. */
import { INCHES } from './course';
import { colour } from './palette';
import { across, atNight, chance, FAR, footing, line, NEAR, spaced, type Scene } from './scene';

const FURLONG = 220 * INCHES;

export function drawGround(scene: Scene): void {
  const { pen, width, height } = scene;
  const far = height * FAR;
  pen.fillStyle = colour(atNight(scene) ? '--infield-night' : '--infield');
  pen.fillRect(0, far - height * 0.05, width, height * 0.05);
  for (const [i, x] of spaced(scene, 260, 0.6, 300)) {
    pen.fillStyle = colour(atNight(scene) ? '--infield-night-low' : '--infield-low');
    pen.beginPath();
    pen.ellipse(x, far - height * 0.018, height * (0.05 + 0.04 * chance(i)), height * 0.014, 0, 0, Math.PI * 2);
    pen.fill();
  }
  const soil = pen.createLinearGradient(0, far, 0, height);
  soil.addColorStop(0, footing(scene, '-low'));
  soil.addColorStop(0.35, footing(scene, ''));
  soil.addColorStop(1, footing(scene, '-low'));
  pen.fillStyle = soil;
  pen.fillRect(0, far, width, height - far);
  harrowed(scene);
  rail(scene, FAR, 0.86);
  poles(scene);
  theLine(scene);
}

/** Streaks of the harrow: they show how fast the picture moves. */
function harrowed(scene: Scene): void {
  const { pen, height, scale } = scene;
  pen.fillStyle = footing(scene, '-line');
  pen.globalAlpha = 0.5;
  for (const [i, x] of spaced(scene, 46, 1, 120)) {
    const depth = chance(i * 3);
    const y = height * (FAR + 0.02 + (NEAR - FAR) * depth);
    pen.fillRect(x, y, (20 + 60 * chance(i)) * scale, 1 + 2 * depth);
  }
  pen.globalAlpha = 1;
}

function rail(scene: Scene, at: number, size: number): void {
  const { pen, width, height, scale } = scene;
  const tall = (scene.sport === 'greyhound' ? 26 : 44) * scale * size;
  const y = height * at;
  pen.fillStyle = colour('--rail-shade');
  for (const [, x] of spaced(scene, 120, 1, 20)) pen.fillRect(x - 1.5 * size, y - tall, 3 * size, tall);
  pen.fillStyle = colour('--rail');
  pen.fillRect(0, y - tall - 2 * size, width, Math.max(2, 4 * scale * size));
}

/** A pole at every furlong from the line, with how far it is. */
function poles(scene: Scene): void {
  const { pen, height, scale } = scene;
  if (scene.sport === 'greyhound') return;
  for (const [i, x] of spaced({ ...scene, centre: scene.centre - line(scene) }, FURLONG, 1, 40)) {
    if (i >= 0) continue;
    const [foot, tall, wide] = [height * FAR, 132 * scale, Math.max(4, 7 * scale)];
    for (let band = 0; band < 6; band++) {
      pen.fillStyle = colour(band % 2 ? '--rail' : -i % 2 ? '--cloth-5' : '--cloth-1');
      pen.fillRect(x - wide / 2, foot - tall + (band * tall) / 6, wide, tall / 6);
    }
    pen.fillStyle = colour('--lamp');
    pen.beginPath();
    pen.arc(x, foot - tall - wide * 0.8, wide, 0, Math.PI * 2);
    pen.fill();
    plate(scene, x, foot - tall - wide * 3, eighths(-i));
  }
}

function plate({ pen, scale }: Scene, x: number, y: number, text: string): void {
  const size = Math.max(13, 19 * scale);
  pen.font = `800 ${size}px Archivo, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour('--shade-70');
  const wide = pen.measureText(text).width + size * 0.7;
  pen.beginPath();
  pen.roundRect(x - wide / 2, y - size * 0.7, wide, size * 1.4, size * 0.25);
  pen.fill();
  pen.fillStyle = colour('--white');
  pen.fillText(text, x, y + 1);
}

function eighths(furlongs: number): string {
  const rest = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][furlongs % 8] ?? '';
  return [Math.floor(furlongs / 8) || '', rest].filter(Boolean).join(' ');
}

function theLine(scene: Scene): void {
  const { pen, height, scale } = scene;
  const x = across(scene, line(scene));
  if (x < -200 || x > scene.width + 200) return;
  const [top, foot] = [height * FAR, height * NEAR];
  const square = Math.max(4, 7 * scale);
  for (let y = top, row = 0; y < foot; y += square, row++) {
    for (const column of [0, 1]) {
      pen.fillStyle = colour((row + column) % 2 ? '--cloth-dark' : '--white');
      pen.fillRect(x + column * square, y, square, Math.min(square, foot - y));
    }
  }
  const tall = 168 * scale;
  pen.fillStyle = colour('--rail');
  pen.fillRect(x - 3 * scale, top - tall, 6 * scale, tall);
  pen.fillStyle = colour('--cloth-1');
  pen.beginPath();
  pen.arc(x, top - tall, 17 * scale, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colour('--white');
  pen.beginPath();
  pen.arc(x, top - tall, 9 * scale, 0, Math.PI * 2);
  pen.fill();
}

/** What stands nearer than any runner, and hides nothing but their feet. */
export function drawForeground(scene: Scene): void {
  rail(scene, NEAR + 0.055, 1.35);
}
