/** What stands in the infield by the line: the tote board of the course, and flags. */
import { colour } from './palette';
import { chance, FAR, line, type Scene } from './scene';

const NEARNESS = 0.55;

export function drawInfield(scene: Scene): void {
  const { pen, width, height, scale } = scene;
  const x = width / 2 + (line(scene) - scene.centre) * scale * NEARNESS + width * 0.06;
  const [wide, tall] = [height * 0.62, height * 0.17];
  if (x < -wide || x > width + wide) return;
  const foot = height * (FAR - 0.035);
  pen.fillStyle = colour('--steel-800');
  for (const at of [0.12, 0.88]) pen.fillRect(x + wide * at, foot - tall, wide * 0.02, tall);
  pen.fillStyle = colour('--board-black');
  pen.fillRect(x, foot - tall * 1.35, wide, tall);
  pen.fillStyle = colour('--lamp');
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 9; column++) {
      const lamps = 1 + Math.floor(chance(row * 9 + column) * 2);
      pen.fillRect(x + wide * (0.05 + column * 0.103), foot - tall * (1.24 - row * 0.3), wide * 0.026 * lamps, tall * 0.15);
    }
  }
  flags(scene, x, wide, foot - tall * 1.35);
}

function flags({ pen, height }: Scene, x: number, wide: number, top: number): void {
  for (const [i, at] of [0.02, 0.34, 0.66, 0.98].entries()) {
    pen.fillStyle = colour('--rail');
    pen.fillRect(x + wide * at, top - height * 0.06, 2, height * 0.06);
    pen.fillStyle = colour(`--cloth-${[1, 3, 4, 5][i]}`);
    pen.fillRect(x + wide * at + 2, top - height * 0.06, height * 0.045, height * 0.028);
  }
}
