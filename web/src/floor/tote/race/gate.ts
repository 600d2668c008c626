/** Where a race begins: stalls for horses, boxes for greyhounds, and the wings of the car that trotters follow. */
import { colour } from './palette';
import { across, FAR, lane, NEAR, type Scene } from './scene';

export function drawGate(scene: Scene, lanes: number): void {
  const x = across(scene, 0);
  if (x < -400 || x > scene.width + 400 || scene.sport === 'harness') return;
  const { pen, height, scale } = scene;
  const [deep, tall] = scene.sport === 'horse' ? [112, 112] : [44, 40];
  pen.fillStyle = colour('--steel-600');
  pen.globalAlpha = 0.35;
  pen.fillRect(x - deep * scale, height * FAR - tall * scale * 0.8, deep * scale, height * (NEAR - FAR));
  pen.globalAlpha = 1;
  for (let i = 0; i <= lanes; i++) {
    const { y, size } = lane(scene, i - 0.5, lanes);
    pen.fillStyle = colour('--baize-600');
    pen.fillRect(x - deep * scale, y - tall * scale * size, deep * scale, 7 * scale * size);
    for (const at of [x - deep * scale, x - 5 * scale]) pen.fillRect(at, y - tall * scale * size, 5 * scale, tall * scale * size);
  }
}

/** The car with its two wings drives away once they are off. */
export function drawCar(scene: Scene, clock: number): void {
  if (scene.sport !== 'harness' || clock > 9_000) return;
  const ahead = 60 + (clock <= 0 ? 0 : 0.00055 * clock * clock * 0.03 * 12 + clock * 0.58);
  const x = across(scene, ahead);
  const { pen, height, scale } = scene;
  const y = height * (FAR + 0.2);
  pen.fillStyle = colour('--rail');
  pen.fillRect(x, height * (FAR + 0.03) - 40 * scale, 5 * scale, height * (NEAR - FAR - 0.06));
  pen.fillStyle = colour('--cloth-2');
  pen.beginPath();
  pen.roundRect(x + 10 * scale, y - 62 * scale, 170 * scale, 42 * scale, 8 * scale);
  pen.roundRect(x + 46 * scale, y - 92 * scale, 90 * scale, 34 * scale, 10 * scale);
  pen.fill();
  pen.fillStyle = colour('--cloth-dark');
  for (const wheel of [44, 146]) {
    pen.beginPath();
    pen.arc(x + wheel * scale, y - 18 * scale, 18 * scale, 0, Math.PI * 2);
    pen.fill();
  }
}
