/** The audio prompt to spin the ball: two tones and, where this machine has a voice of its own, the words. Muting the console does not mute it. */
import { sound } from '../../../lib/sound';

export function prompt(words: string): void {
  sound.promptSpin();
  const voices = 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
  // Only a voice that lives on this machine: a remote one would send the floor's words to a third party.
  const voice = voices.find(({ localService, lang }) => localService && lang.startsWith('en'));
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  speechSynthesis.speak(said);
}
