import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  customaryKomi,
  type Draft,
  freshDraft,
  mostStones,
  PRESETS,
  parseDraft,
  preset,
  RULESETS,
} from './draft.ts';

const draft = (part: Partial<Draft>): Draft => ({ ...freshDraft(), ...part });
const wrong = (part: Partial<Draft>) => {
  const checked = checkDraft(draft(part));
  return 'wrong' in checked ? [...checked.wrong].sort() : [];
};
const room = (part: Partial<Draft>) => {
  const checked = checkDraft(draft(part));
  if ('wrong' in checked) throw new Error([...checked.wrong].join());
  return checked.room;
};

describe('the fresh form', () => {
  it('makes a room at once', () => {
    expect(room({})).toEqual({
      setup: { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } },
      time: { type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 },
      colors: 'random',
      takeback: 'ask',
      visibility: 'public',
    });
  });

  it('makes a room of Gomoku without komi and handicap', () => {
    const made = room({ kind: 'gomoku', komi: 'nonsense', handicap: 'fixed', stones: '99' });
    expect(made.setup).toEqual({ kind: 'gomoku', size: 15, ruleset: 'freestyle' });
  });
});

describe('what is typed', () => {
  const size = (go: string) => ({ size: { go, gomoku: '15' } });
  it.each([
    [size('4'), ['size']],
    [size('26'), ['size']],
    [size('9.5'), ['size']],
    [size(''), ['size']],
    [size('5'), []],
    [size(' 25 '), []],
    [{ komi: '7,5' }, []],
    [{ komi: '-400' }, []],
    [{ komi: '400.5' }, ['komi']],
    [{ komi: '6.25' }, ['komi']],
    [{ komi: 'x' }, ['komi']],
    [{ handicap: 'fixed', stones: '9' }, []],
    [{ handicap: 'fixed', stones: '10' }, ['stones']],
    [{ handicap: 'fixed', stones: '1' }, ['stones']],
    [{ handicap: 'fixed', stones: '2', ...size('5') }, ['stones']],
    [{ handicap: 'free', stones: '20' }, []],
    [{ handicap: 'free', stones: '21' }, ['stones']],
    [{ time: 'custom', main: '0' }, ['main']],
    [{ time: 'custom', main: '1440' }, []],
    [{ time: 'custom', main: '1441' }, ['main']],
    [{ time: 'custom', system: 'fischer', main: '10', cap: '9' }, ['cap']],
    [{ time: 'custom', system: 'fischer', increment: '601' }, ['increment']],
    [{ time: 'custom', system: 'absolute', periods: 'x' }, []],
    [{ time: 'custom', periods: '0', period: '0.5' }, ['period', 'periods']],
    [{ time: 'byo-5', main: 'x', periods: 'x' }, []],
  ] as [Partial<Draft>, string[]][])('%j is wrong in %j', (part, expected) => {
    expect(wrong(part)).toEqual(expected);
  });

  it('becomes half points and milliseconds', () => {
    expect(room({ komi: '6.5' }).setup).toMatchObject({ komi_half: 13 });
    expect(room({ time: 'custom', system: 'fischer', main: '0.5', increment: '2.5', cap: '1' }).time).toEqual({
      type: 'fischer',
      main_ms: 30_000,
      increment_ms: 2500,
      cap_ms: 60_000,
    });
  });
});

it('knows how many handicap stones a board holds', () => {
  expect([5, 7, 8, 9, 19].map((size) => mostStones(size, 'fixed'))).toEqual([0, 4, 4, 9, 9]);
  expect([5, 9, 10].map((size) => mostStones(size, 'free'))).toEqual([6, 20, 25]);
});

it('knows the customary komi of every ruleset', () => {
  // The table of docs/rules.md; the same stands in the tests of rules/src/go/rules.rs.
  const komi = RULESETS.go.map((name) => [name, customaryKomi(name, 'none'), customaryKomi(name, 'fixed')]);
  expect(komi).toEqual([
    ['chinese', 7.5, 0.5],
    ['japanese', 6.5, 0.5],
    ['korean', 6.5, 0.5],
    ['aga', 7.5, 0.5],
    ['new_zealand', 7, 0],
    ['ing', 7.5, 0.5],
    ['tromp_taylor', 7.5, 0.5],
    ['stone_scoring', 7.5, 0.5],
    ['chinese_simple_ko', 7.5, 0.5],
  ]);
});

it('offers only time controls that hold together', () => {
  for (const name of PRESETS) {
    const time = preset(name);
    if (time.type === 'fischer') expect(time.cap_ms).toBeGreaterThan(time.main_ms);
  }
});

describe('a kept form', () => {
  it('comes back as it was', () => {
    const kept = draft({ kind: 'gomoku', time: 'custom', colors: 'nigiri' });
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '[]', 'null', '{"kind":"chess"}', '{"kind":"go"}'])('is the fresh one for %j', (text) => {
    expect(parseDraft(text)).toEqual(freshDraft());
  });

  it('is the fresh one when a choice in it no longer exists', () => {
    expect(parseDraft(JSON.stringify({ ...draft({}), time: 'byo-99' }))).toEqual(freshDraft());
  });
});
