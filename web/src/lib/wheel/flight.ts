/**
 * The ball's flight, for drawing only: the server alone says where it lands.
 *
 * The rotor turns one way and the ball the other. The number is known from the drop on; from then the ball slows
 * evenly, relative to the rotor, by just so many turns that it stops in that pocket when the server said it rests.
 */
import { RADIUS } from './pockets';

const TURN = 360;
const ROTOR_BUSY = -46;
const ROTOR_IDLE = -9;
const SLOWEST = 330;
const FASTEST = 760;

export interface Place {
  /** The rotor's and the ball's angle, in degrees clockwise from the top. */
  rotor: number;
  ball: number;
  /** The ball's distance from the hub. */
  radius: number;
}

interface Drop {
  started: number;
  lasts: number;
  /** Turning left to do relative to the rotor, in degrees; positive is clockwise. */
  turns: number;
  target: number;
}

export class Flight {
  place: Place = { rotor: 0, ball: 0, radius: RADIUS.track };
  #then = 0;
  #rotorSpeed = ROTOR_IDLE;
  #ballSpeed = FASTEST;
  #trackStarted = 0;
  #trackLasts = 1;
  #state: 'away' | 'track' | 'drop' | 'rest' = 'away';
  #drop: Drop | null = null;
  #pocket = 0;

  get visible(): boolean {
    return this.#state !== 'away';
  }
  get still(): boolean {
    return this.#state === 'away' || this.#state === 'rest';
  }

  takeAway(): void {
    this.#state = 'away';
  }

  launch(now: number, left: number): void {
    this.#state = 'track';
    this.#trackStarted = now;
    this.#trackLasts = Math.max(left, 1);
  }

  drop(now: number, left: number, pocket: number): void {
    if (left < 120) return this.settle(pocket);
    const speed = this.#ballSpeed - this.#rotorSpeed;
    const relative = this.place.ball - this.place.rotor;
    // Even slowing covers half of speed times time; the whole turns nearest to that still end in the pocket.
    const wanted = (speed * left) / 2000;
    const part = (((pocket - relative) % TURN) + TURN) % TURN;
    const turns = part + TURN * Math.max(0, Math.round((wanted - part) / TURN));
    this.#drop = { started: now, lasts: left, turns, target: relative + turns };
    this.#pocket = pocket;
    this.#state = 'drop';
  }

  settle(pocket: number): void {
    this.#pocket = pocket;
    this.#state = 'rest';
  }

  /** Move everything on to this moment. */
  advance(now: number): Place {
    const passed = Math.min((now - this.#then) / 1000, 0.1);
    this.#then = now;
    const wanted = this.#state === 'track' || this.#state === 'drop' ? ROTOR_BUSY : ROTOR_IDLE;
    this.#rotorSpeed += (wanted - this.#rotorSpeed) * Math.min(1, passed * 0.8);
    this.place.rotor += this.#rotorSpeed * passed;
    if (this.#state === 'track') this.#roll(now, passed);
    if (this.#state === 'drop') this.#fall(now);
    if (this.#state === 'rest') {
      this.place.ball = this.place.rotor + this.#pocket;
      this.place.radius = RADIUS.rest;
    }
    return this.place;
  }

  #roll(now: number, passed: number): void {
    const gone = Math.min(1, (now - this.#trackStarted) / this.#trackLasts);
    this.#ballSpeed = FASTEST + (SLOWEST - FASTEST) * gone;
    this.place.ball += this.#ballSpeed * passed;
    this.place.radius = RADIUS.track;
  }

  #fall(now: number): void {
    const drop = this.#drop!;
    const u = (now - drop.started) / drop.lasts;
    if (u >= 1) return this.settle(this.#pocket);
    this.place.ball = this.place.rotor + drop.target - drop.turns * (1 - u) * (1 - u);
    this.place.radius = RADIUS.rest + (RADIUS.track - RADIUS.rest) * height(u);
  }
}

/** 1 on the track, 0 in the pocket: the ball leaves the track, strikes the frets and hops three times, lower each time. */
export function height(u: number): number {
  const hops: [number, number, number][] = [[0.62, 0.78, 0.42], [0.78, 0.9, 0.2], [0.9, 1, 0.08]];
  if (u < 0.3) return 1;
  if (u < 0.62) return 1 - ((u - 0.3) / 0.32) ** 2;
  for (const [from, to, high] of hops) {
    if (u < to) {
      const s = (u - from) / (to - from);
      return high * 4 * s * (1 - s);
    }
  }
  return 0;
}
