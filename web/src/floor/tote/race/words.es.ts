/** Spanish, for a race while it is run. */
import type { Shape } from '../../../lib/language';
import type { english } from './words';

const FURLONG = 220;
const MILE = 1760;

export const spanish: Shape<typeof english> = {
  nose: 'hocico',
  head: 'cabeza',
  neck: 'cuello',
  order: 'Orden de carrera',
  toGo: 'por correr',
  replay: 'Repetición',
  live: 'En vivo',
  simulated: 'Carrera simulada',
  photoOf: (race) => `Fotografía de la llegada de la carrera ${race}`,
  slow: 'Cámara lenta',
  photo: 'Foto de llegada',
  home: 'Ya llegaron',
  picture: (race) => `Carrera ${race} en curso`,
  again: (race) => `Carrera ${race}, otra vez`,
  point: (yards, dogs) => {
    if (dogs) return `${yards} yardas`;
    const quarters = (yards / MILE) * 4;
    if (Number.isInteger(quarters)) return quarters < 4 ? ['', 'Un cuarto', 'Media milla', 'Tres cuartos'][quarters]! : quarters === 4 ? 'Milla' : `Milla y ${['', 'cuarto', 'media', 'tres cuartos'][quarters - 4] ?? quarters}`;
    return `${yards / FURLONG} furlong${yards > FURLONG ? 's' : ''}`;
  },
  left: (yards, dogs) => {
    if (dogs || yards < FURLONG) return `${Math.max(0, Math.round(yards))} yardas`;
    const furlongs = Math.ceil((yards / FURLONG) * 2) / 2;
    return `${Math.floor(furlongs) || ''}${furlongs % 1 ? '½' : ''} furlong${furlongs > 1 ? 's' : ''}`;
  },
};
