/** What a race is drawn on: the canvas, where it looks, and the colours of this sport's course. */
import { INCHES, type Sport } from './course';
import { colour } from './palette';

export interface Scene {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** Inches of the course in the middle of the picture, and picture points for an inch. */
  centre: number;
  scale: number;
  sport: Sport;
  turf: boolean;
  yards: number;
}

type Part = 'high' | 'low' | 'hill' | 'tree' | 'tree-low';
const LIGHT: Record<Sport, string> = { horse: 'day', harness: 'night', greyhound: 'dusk' };
export const light = ({ sport }: Scene, part: Part): string => colour(`--${LIGHT[sport]}-${part}`);
export const atNight = ({ sport }: Scene): boolean => sport !== 'horse';

export function footing({ sport, turf }: Scene, part: '' | '-low' | '-line'): string {
  const name = turf ? 'turf' : { horse: 'dirt', harness: 'stone-dust', greyhound: 'sand' }[sport];
  return colour(`--${name}${part}`);
}

/** The far rail, and the near one. */
export const FAR = 0.44;
export const NEAR = 0.93;

export const across = (scene: Scene, inches: number): number => scene.width / 2 + (inches - scene.centre) * scene.scale;
export const line = ({ yards }: Scene): number => yards * INCHES;

/** Where each lane runs, far lanes first, and how much smaller what is far looks. */
export function lane(scene: Scene, index: number, lanes: number): { y: number; size: number } {
  const depth = (index + 0.75) / Math.max(lanes, 6);
  return { y: scene.height * (FAR + 0.03 + (NEAR - FAR - 0.06) * depth), size: 0.86 + 0.3 * depth };
}

/** The same number for the same place, so that scenery stays where it is: from 0 to 1. */
export function chance(place: number): number {
  const mixed = Math.sin(place * 127.1 + 11.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The numbers of the evenly spaced things that are in sight, each with where it is drawn. */
export function* spaced(scene: Scene, every: number, nearness = 1, margin = 0): Generator<[number, number]> {
  const reach = scene.width / 2 / scene.scale / nearness + margin;
  const [from, to] = [Math.floor((scene.centre - reach) / every), Math.ceil((scene.centre + reach) / every)];
  for (let i = from; i <= to; i++) yield [i, scene.width / 2 + (i * every - scene.centre) * scene.scale * nearness];
}
