// Counts seconds with a tick, or with a number spoken by a voice in the page's language.

import { locale } from '../i18n/index.ts';
import { settings } from '../state/settings.ts';
import { tickIn } from './sound.ts';

/**
 * Speaks the number `second`, or ticks, after `ms` milliseconds. Returns a function that cancels or stops the sound.
 */
export function countIn(second: number, ms: number): () => void {
  const { sound, count } = settings.peek();
  if (!sound || count === 'off') return () => {};
  const voice = count === 'voice' ? voiceOf(locale.peek()) : undefined;
  return voice ? speakIn(voice, String(second), ms) : tickIn(ms);
}

/** A voice for this language; undefined if there is none. A voice from the language's usual region is preferred. */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices();
  // Some systems write an underscore instead of a hyphen.
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase();
  const { language: family, region } = new Intl.Locale(language).maximize();
  const usual = `${family}-${region}`.toLowerCase();
  return voices.find((voice) => tag(voice) === usual) ?? voices.find((voice) => tag(voice).split('-')[0] === family);
}

/** Numbers are spoken faster than usual, so that each ends within its second. */
const RATE = 1.4;

function speakIn(voice: SpeechSynthesisVoice, text: string, ms: number): () => void {
  let begun = false;
  const timer = setTimeout(() => {
    begun = true;
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = RATE;
    speechSynthesis.cancel(); // Stops the previous number. A number spoken late is of no use.
    speechSynthesis.speak(said);
  }, ms);
  return () => {
    clearTimeout(timer);
    if (begun) speechSynthesis.cancel();
  };
}
