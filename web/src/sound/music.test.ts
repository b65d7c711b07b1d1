// The background music: what it plays, and when it plays at all.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change, parseSettings } from '../state/settings.ts';
import { keepMusic } from './background.ts';
import { notes, pitchOf, STEPS } from './music.ts';

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  cancelScheduledValues: vi.fn(),
  setTargetAtTime: vi.fn(),
});
const started: number[] = [];
const gains: ReturnType<typeof param>[] = [];
class Context {
  currentTime = 0;
  state = 'running';
  destination = {};
  createGain() {
    const gain = param();
    gains.push(gain);
    return { gain, connect: vi.fn(), disconnect: vi.fn() };
  }
  createOscillator() {
    return {
      frequency: param(),
      detune: param(),
      connect: vi.fn(),
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    };
  }
}
let visible = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Context);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible as DocumentVisibilityState);
});
afterEach(() => {
  change({ music: false });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A repeatable source of numbers from 0 up to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test.each([1, 2, 3, 4, 5])('the notes are quiet, in the scale and close to each other (seed %i)', (seed) => {
  const source = notes(numbers(seed));
  const scale = Array.from({ length: STEPS }, (_, step) => pitchOf(step));
  let before = STEPS >> 1;
  for (let n = 1; n <= 500; n += 1) {
    const { after, pitch, length, loudness } = source.next().value;
    expect(loudness).toBeLessThanOrEqual(0.045);
    expect(after).toBeGreaterThanOrEqual(2);
    expect(length).toBeLessThanOrEqual(12);
    const step = scale.indexOf(pitch);
    expect(step).toBeGreaterThanOrEqual(0);
    if (step === 0 && length === 12) continue; // An extra note, which is the root.
    expect(Math.abs(step - before)).toBeLessThanOrEqual(3);
    before = step;
  }
});

test('music plays only if the setting is on and the page is visible', () => {
  expect(parseSettings(null).music).toBe(false);
  keepMusic();
  expect(started).toEqual([]);
  change({ music: true });
  const first = started.length;
  expect(first).toBeGreaterThan(0);
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(gains[0]?.setTargetAtTime).toHaveBeenCalledWith(0, 0, expect.any(Number));
  vi.advanceTimersByTime(60_000);
  expect(started.length).toBe(first);
  visible = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(started.length).toBeGreaterThan(first);
});
