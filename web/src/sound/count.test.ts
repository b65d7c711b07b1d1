// What a player hears for each counted second: nothing, a tick, or a voice in the page's language.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../state/settings.ts';
import { countIn, voiceOf } from './count.ts';
import { tickIn } from './sound.ts';

const tick = vi.hoisted(() => ({ cancel: () => {} }));
vi.mock('./sound.ts', () => ({ tickIn: vi.fn(() => tick.cancel) }));

const voice = (lang: string) => ({ lang }) as SpeechSynthesisVoice;
const said: string[] = [];
const synthesis = {
  getVoices: () => [voice('de-DE'), voice('zh_CN'), voice('en-GB'), voice('en-US')],
  speak: (one: { text: string; lang: string }) => said.push(`${one.lang} ${one.text}`),
  cancel: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  vi.mocked(tickIn).mockClear();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  change({ sound: true, count: 'voice', locale: 'en' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a voice for the language says the number at the right moment', () => {
  countIn(9, 200);
  vi.advanceTimersByTime(199);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['en-US 9']);
  expect(tickIn).not.toHaveBeenCalled();
});

test('a canceled number is not spoken', () => {
  const cancel = countIn(9, 200);
  cancel();
  vi.advanceTimersByTime(500);
  expect(said).toEqual([]);
});

test('without a voice for the language, the number is replaced by a tick', () => {
  synthesis.getVoices = () => [voice('de-DE')];
  countIn(3, 50);
  expect(tickIn).toHaveBeenCalledWith(50);
});

test.each([
  { sound: false, count: 'voice' },
  { sound: false, count: 'ticks' },
  { sound: true, count: 'off' },
] as const)('with the settings %j, nothing is heard', (part) => {
  change(part);
  countIn(3, 0);
  vi.advanceTimersByTime(500);
  expect([said, vi.mocked(tickIn).mock.calls]).toEqual([[], []]);
});

test('a voice for the usual region is preferred to other voices for the language', () => {
  synthesis.getVoices = () => [voice('zh-HK'), voice('zh-TW'), voice('zh_CN'), voice('en-GB')];
  expect(voiceOf('zh-CN')?.lang).toBe('zh_CN');
  expect(voiceOf('zh-Hant')?.lang).toBe('zh-TW');
  expect(voiceOf('en')?.lang).toBe('en-GB');
  expect(voiceOf('ja')).toBeUndefined();
});
