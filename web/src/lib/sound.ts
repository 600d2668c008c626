/** Small sounds made on the spot. Browsers keep them silent until the first touch, and so do we. */

import { Room } from './room';

const KEY = 'croupier sound';

interface Kept {
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The room is heard. */
  room: boolean;
}

/** As this screen was left; a browser that a program drives hears no room unless it asks. */
function remembered(): Kept {
  const usual = { muted: false, volume: 0.7, room: !navigator.webdriver };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

let kept = remembered();
let context: AudioContext | null = null;
let loudness: GainNode | null = null;
let room: Room | null = null;

function wake(): void {
  if (!context) {
    context = new AudioContext();
    loudness = context.createGain();
    loudness.connect(context.destination);
    room = new Room(context, loudness);
  }
  void context.resume();
  change({});
}

function change(to: Partial<Kept>): void {
  kept = { ...kept, ...to };
  if (Object.keys(to).length) localStorage.setItem(KEY, JSON.stringify(kept));
  if (loudness) loudness.gain.value = kept.volume;
  room?.set(kept.room && !kept.muted);
}
addEventListener('pointerdown', wake, { once: true, capture: true });
addEventListener('keydown', wake, { once: true, capture: true });

interface Note {
  pitch: number;
  at?: number;
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
  glide?: number;
}

function play(...notes: Note[]): void {
  if (!kept.muted && loudness) sing(notes, loudness);
}

function sing(notes: readonly Note[], to: AudioNode | null): void {
  if (!context || !to || context.state !== 'running') return;
  for (const { pitch, at = 0, lasts, loud = 0.12, shape = 'sine', glide } of notes) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    if (glide) tone.frequency.exponentialRampToValueAtTime(glide, start + lasts);
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(to);
    tone.start(start);
    tone.stop(start + lasts + 0.02);
  }
}

export const sound = {
  get muted(): boolean {
    return kept.muted;
  },
  mute(on: boolean): void {
    change({ muted: on });
  },
  /** From 0 to 1; remembered on this screen, as the others are. */
  get volume(): number {
    return kept.volume;
  },
  set volume(to: number) {
    change({ volume: to });
  },
  /** The quiet sound of a room full of people. */
  get room(): boolean {
    return kept.room;
  },
  set room(on: boolean) {
    change({ room: on });
  },
  /** Two clay discs meeting. */
  chip: () => play({ pitch: 2400, lasts: 0.04, loud: 0.1, shape: 'triangle' }, { pitch: 3500, at: 0.018, lasts: 0.05, loud: 0.06, shape: 'triangle' }),
  lift: () => play({ pitch: 1700, lasts: 0.04, loud: 0.05, shape: 'triangle' }),
  tick: () => play({ pitch: 1100, lasts: 0.05, loud: 0.08, shape: 'square' }),
  tock: () => play({ pitch: 820, lasts: 0.09, loud: 0.14, shape: 'square' }),
  /** A peg of the Big Six under its clapper. */
  peg: () => play({ pitch: 1500, lasts: 0.03, loud: 0.07, shape: 'triangle', glide: 700 }),
  /** Asks the dealer to spin the ball. The rules have it heard, so that no one can mute it. */
  promptSpin: () => sing([{ pitch: 880, lasts: 0.16, loud: 0.16 }, { pitch: 1175, at: 0.18, lasts: 0.24, loud: 0.16 }], context?.destination ?? null),
  prompt: () => play({ pitch: 880, lasts: 0.16, loud: 0.16 }, { pitch: 1175, at: 0.18, lasts: 0.24, loud: 0.16 }),
  betsOpen: () => play({ pitch: 587, lasts: 0.18 }, { pitch: 880, at: 0.14, lasts: 0.3 }),
  noMoreBets: () => play({ pitch: 523, lasts: 0.22, loud: 0.18 }, { pitch: 392, at: 0.2, lasts: 0.45, loud: 0.18 }),
  win: () => play(...[523, 659, 784, 1047, 1319].map((pitch, i) => ({ pitch, at: i * 0.09, lasts: 0.35, loud: 0.14 }))),
  /** Rollers take a bill in. */
  bill: () => play({ pitch: 90, lasts: 0.5, loud: 0.1, shape: 'sawtooth', glide: 190 }, { pitch: 1320, at: 0.5, lasts: 0.12, loud: 0.1 }),
  /** Air, and the ball on its way. */
  jet: () => play({ pitch: 2600, lasts: 0.5, loud: 0.05, shape: 'sawtooth', glide: 300 }, { pitch: 3100, lasts: 0.5, loud: 0.04, shape: 'square', glide: 420 }),
  refuse: () => play({ pitch: 220, lasts: 0.2, loud: 0.14, shape: 'sawtooth', glide: 160 }),
  alarm: () => play(...[0, 0.3, 0.6].map((at) => ({ pitch: 980, at, lasts: 0.18, loud: 0.2, shape: 'square' as const }))),
};
