/** Sky, hills, trees and lamps behind the course. Each moves slower the farther it is. */
import { colour } from './palette';
import { atNight, chance, FAR, light, spaced, type Scene } from './scene';

export function drawBackdrop(scene: Scene): void {
  sky(scene);
  hills(scene);
  trees(scene);
  if (atNight(scene)) lamps(scene);
}

function sky(scene: Scene): void {
  const { pen, width, height } = scene;
  const air = pen.createLinearGradient(0, 0, 0, height * FAR);
  air.addColorStop(0, light(scene, 'high'));
  air.addColorStop(1, light(scene, 'low'));
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height * FAR);
  if (scene.sport === 'harness') return stars(scene);
  const glow = pen.createRadialGradient(width * 0.78, height * 0.4, 0, width * 0.78, height * 0.4, height * 0.5);
  glow.addColorStop(0, colour('--lamp-glow'));
  glow.addColorStop(1, colour('--lamp-faint'));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height * FAR);
}

function stars({ pen, width, height }: Scene): void {
  pen.fillStyle = colour('--light-50');
  for (let i = 0; i < 60; i++) pen.fillRect(chance(i) * width, chance(i + 99) * height * 0.3, 1.4, 1.4);
}

function hills(scene: Scene): void {
  const { pen, width, height } = scene;
  const [base, tall] = [height * (FAR - 0.04), height * 0.13];
  pen.fillStyle = light(scene, 'hill');
  pen.beginPath();
  pen.moveTo(0, base);
  const shift = scene.centre * scene.scale * 0.02;
  for (let x = 0; x <= width + 24; x += 24) {
    const at = (x + shift) / 260;
    pen.lineTo(x, base - tall * (0.45 + 0.3 * Math.sin(at) + 0.2 * Math.sin(at * 2.7 + 1)));
  }
  pen.lineTo(width + 24, base);
  pen.fill();
}

function trees(scene: Scene): void {
  const { pen, height } = scene;
  for (const [row, nearness, token] of [[0, 0.1, 'tree-low'], [1, 0.2, 'tree']] as const) {
    pen.fillStyle = light(scene, token);
    const base = height * (FAR - 0.015 + row * 0.012);
    for (const [i, x] of spaced(scene, 170 / nearness / 4, nearness, 400)) {
      const size = height * (0.032 + 0.04 * chance(i + row * 7));
      pen.beginPath();
      pen.ellipse(x + size * chance(i + 3), base - size * 0.8, size * (0.9 + 0.5 * chance(i + 5)), size, 0, 0, Math.PI * 2);
      pen.fill();
      pen.fillRect(x - 2 * size, base - size * 0.5, size * 4, size * 0.6);
    }
  }
}

/** Masts with lamps, and the light that they throw. */
function lamps(scene: Scene): void {
  const { pen, height } = scene;
  const base = height * FAR;
  for (const [, x] of spaced(scene, 1500, 0.45, 900)) {
    const top = height * 0.07;
    pen.fillStyle = light(scene, 'hill');
    pen.fillRect(x - 2, top, 4, base - top);
    const glow = pen.createRadialGradient(x, top, 0, x, top, height * 0.5);
    glow.addColorStop(0, colour('--lamp-glow'));
    glow.addColorStop(1, colour('--lamp-faint'));
    pen.fillStyle = glow;
    pen.fillRect(x - height / 2, 0, height, base + height * 0.1);
    pen.fillStyle = colour('--lamp-light');
    for (let i = -3; i <= 3; i++) pen.fillRect(x + i * 8 - 3, top - 5, 6, 8);
  }
}
