// Counting seconds: a tick, or a number spoken by a voice of the page's language.

import { locale } from '../i18n/index.ts';
import { settings } from '../state/settings.ts';
import { tickIn } from './sound.ts';

/** Counts a second after some time. Returns a function that takes it back, or cuts it short. */
export function countIn(second: number, ms: number): () => void {
  const { sound, count } = settings.peek();
  if (!sound || count === 'off') return () => {};
  const voice = count === 'voice' ? voiceOf(locale.peek()) : undefined;
  return voice ? speakIn(voice, String(second), ms) : tickIn(ms);
}

/** A voice of this language: of its usual region if there is one. */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices();
  // Some systems write an underscore.
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const { language: family, region } = new Intl.Locale(language).maximize();
  const usual = `${family}-${region}`.toLowerCase();
  return voices.find((voice) => tag(voice) === usual) ?? voices.find((voice) => tag(voice).split('-')[0] === family);
}

/** Spoken faster than usual, so that each number ends within its second. */
const RATE = 1.4;

function speakIn(voice: SpeechSynthesisVoice, text: string, ms: number): () => void {
  let begun = false;
  const timer = setTimeout(() => {
    begun = true;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = RATE;
    speechSynthesis.cancel(); // A number that is late is of no use.
    speechSynthesis.speak(said);
  }, ms);
  return () => {
    clearTimeout(timer);
    if (begun) speechSynthesis.cancel();
  };
}
