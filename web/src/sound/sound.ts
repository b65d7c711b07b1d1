// Synthesized sounds: a stone on wood, a capture, a pass, a bell, a signal that it is the player's turn, a tick.

import { settings } from '../state/settings.ts';

export type Sound = 'stone' | 'capture' | 'pass' | 'bell' | 'turn';

let context: AudioContext | undefined;

/** A sound that would start more than this many milliseconds late is dropped. */
const LATE_MS = 250;

/** Plays a sound, if sounds are enabled. */
export function sound(name: Sound): void {
  const on = audio();
  if (!on) return;
  if (on.state === 'running') {
    play(on, name);
    return;
  }
  const wanted = performance.now();
  on.resume().then(
    () => {
      if (performance.now() - wanted < LATE_MS) play(on, name);
    },
    () => undefined,
  );
}

/**
 * Plays a tick when `ms` milliseconds have passed, timed to the millisecond by the clock of the sound hardware. Returns
 * a function that cancels the tick.
 */
export function tickIn(ms: number): () => void {
  const on = audio();
  if (on?.state !== 'running') {
    void on?.resume().catch(() => undefined); // This tick is lost. Perhaps the next one is heard.
    return () => {};
  }
  const tick = click(on, on.currentTime + ms / 1000, 900, 0.18);
  return () => tick.stop();
}

/** The audio context, if sounds are enabled and allowed. */
function audio(): AudioContext | undefined {
  return settings.peek().sound ? speaker() : undefined;
}

/** The audio context, if it is allowed. */
export function speaker(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  // Browsers allow no sound before the first user action, and log a warning for each attempt.
  if (!context && navigator.userActivation?.hasBeenActive === false) return undefined;
  context ??= new AudioContext();
  return context;
}

function play(on: AudioContext, name: Sound): void {
  const at = on.currentTime;
  switch (name) {
    case 'stone':
      click(on, at, 1500, 0.5);
      return;
    case 'capture':
      click(on, at, 1500, 0.5);
      click(on, at + 0.07, 2300, 0.25);
      click(on, at + 0.12, 2700, 0.2);
      return;
    case 'pass':
      tone(on, at, 330, 0.16, 0.12);
      return;
    case 'bell':
      tone(on, at, 660, 0.5, 0.1);
      tone(on, at + 0.12, 880, 0.6, 0.08);
      return;
    case 'turn':
      tone(on, at, 520, 0.18, 0.12);
      tone(on, at + 0.16, 780, 0.3, 0.12);
      return;
  }
}

/** A knock. It is a burst of noise through a narrow filter, and fades within a few hundredths of a second. */
function click(on: AudioContext, at: number, frequency: number, loudness: number): AudioBufferSourceNode {
  const length = 0.06;
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 6;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 1.4;
  const gain = on.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
  return source;
}

/** A soft tone that fades out. */
function tone(on: AudioContext, at: number, frequency: number, length: number, loudness: number): void {
  const source = on.createOscillator();
  source.frequency.value = frequency;
  const gain = on.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(on.destination);
  source.start(at);
  source.stop(at + length);
}
