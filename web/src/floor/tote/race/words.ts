/** What is said of a race while it is run. */
import { spoken } from '../../../lib/language';
import { spanish } from './words.es';

const FURLONG = 220;
const MILE = 1760;

export const english = {
  nose: 'nose',
  head: 'head',
  neck: 'neck',
  order: 'Running order',
  toGo: 'to go',
  replay: 'Replay',
  live: 'Live',
  simulated: 'Simulated race',
  photoOf: (race: number) => `Photograph of the finish of race ${race}`,
  slow: 'Slow motion',
  photo: 'Photo finish',
  home: 'They are home',
  picture: (race: number) => `Race ${race} being run`,
  again: (race: number) => `Race ${race} once more`,
  /** The point of the race that the leader has passed. */
  point: (yards: number, dogs: boolean): string => {
    if (dogs) return `${yards} yards`;
    const quarters = (yards / MILE) * 4;
    if (Number.isInteger(quarters)) return quarters < 4 ? ['', 'Quarter', 'Half', 'Three quarters'][quarters]! : quarters === 4 ? 'Mile' : `Mile and ${['', 'a quarter', 'a half', 'three quarters'][quarters - 4] ?? quarters}`;
    return `${yards / FURLONG} furlong${yards > FURLONG ? 's' : ''}`;
  },
  left: (yards: number, dogs: boolean): string => {
    if (dogs || yards < FURLONG) return `${Math.max(0, Math.round(yards))} yards`;
    const furlongs = Math.ceil((yards / FURLONG) * 2) / 2;
    return `${Math.floor(furlongs) || ''}${furlongs % 1 ? '½' : ''} furlong${furlongs > 1 ? 's' : ''}`;
  },
} as const;

export const say = spoken(english, { es: spanish });
