/** Distances between runners as people call them, and times of a race. */
import { LENGTH, type Sport } from './course';
import { say } from './words';

const QUARTERS = ['', '¼', '½', '¾'];

export function behind(inches: number, sport: Sport): string {
  const part = inches / LENGTH[sport];
  if (inches <= 0) return '';
  if (part < 0.08) return say.nose;
  if (part < 0.18) return say.head;
  if (part < 0.3) return say.neck;
  const quarters = Math.max(2, Math.round(part * 4));
  const whole = Math.floor(quarters / 4);
  return whole >= 10 ? String(whole) : `${whole || ''}${QUARTERS[quarters % 4]}`;
}

/** 1:12.43 */
export function time(clock: number): string {
  const hundredths = Math.floor(clock / 10);
  const [minutes, seconds] = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60];
  const rest = String(hundredths % 100).padStart(2, '0');
  return minutes ? `${minutes}:${String(seconds).padStart(2, '0')}.${rest}` : `${seconds}.${rest}`;
}
