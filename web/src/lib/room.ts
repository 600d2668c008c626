/** The sound of a room full of people, made on the spot: a murmur that swells and fades, and chips now and then. */
const SECONDS = 4;
const MURMUR_HZ = 420;
const LOUD = 0.05;
const SWELL_HZ = 0.11;
const FADE_S = 0.6;

export class Room {
  #level: GainNode;
  #on = false;
  #begun = false;

  constructor(
    readonly context: AudioContext,
    readonly to: AudioNode,
  ) {
    this.#level = context.createGain();
    this.#level.gain.value = 0;
    this.#level.connect(to);
  }

  set(on: boolean): void {
    if (on === this.#on) return;
    this.#on = on;
    if (on && !this.#begun) this.#begin();
    this.#level.gain.setTargetAtTime(on ? LOUD : 0, this.context.currentTime, FADE_S);
  }

  /** Noise, with only what voices at a distance have of it, growing louder and quieter by itself. */
  #begin(): void {
    this.#begun = true;
    const noise = this.context.createBufferSource();
    noise.buffer = this.#noise();
    noise.loop = true;
    const voices = this.context.createBiquadFilter();
    Object.assign(voices, { type: 'bandpass' });
    voices.frequency.value = MURMUR_HZ;
    voices.Q.value = 0.8;
    const swell = this.context.createGain();
    const wave = this.context.createOscillator();
    const depth = this.context.createGain();
    wave.frequency.value = SWELL_HZ;
    depth.gain.value = 0.35;
    wave.connect(depth).connect(swell.gain);
    noise.connect(voices).connect(swell).connect(this.#level);
    noise.start();
    wave.start();
  }

  #noise(): AudioBuffer {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, SECONDS * sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}
