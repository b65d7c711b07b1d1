import { describe, expect, it } from 'vitest';
import type { GomokuRuleset, GoRuleset } from '../../kinds.ts';
import { choosesColors } from '../../state/opening.ts';
import { keysOf } from '../../total.ts';
import { checkDraft, customaryKomi, mostStones, openingsOf } from './check.ts';
import { GO_RULESETS, PRESETS } from './choices.ts';
import { type Draft, freshDraft } from './draft.ts';

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
const size = (width: string, height = width): Partial<Draft> => ({
  board: { go: 'other', gomoku: 'other' },
  width: { go: width, gomoku: width },
  height: { go: height, gomoku: height },
});
const gomoku = (ruleset: GomokuRuleset, part: Partial<Draft> = {}): Partial<Draft> => ({
  kind: 'gomoku',
  ruleset: { go: 'chinese', gomoku: ruleset },
  ...part,
});

describe('the fresh form', () => {
  it('makes a room at once', () => {
    expect(room({})).toEqual({
      setup: { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } },
      opening: 'free',
      time: { type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 },
      colors: 'random',
      takeback: 'ask',
      visibility: 'public',
    });
  });

  it('makes a room of every kind, without what belongs to another', () => {
    const stray: Partial<Draft> = { komi: 'nonsense', handicap: 'fixed', stones: '99', colors: 'nigiri' };
    expect(room({ ...stray, kind: 'gomoku' }).setup).toEqual({ kind: 'gomoku', size: 15, ruleset: 'freestyle' });
    expect(room({ ...stray, kind: 'othello' })).toMatchObject({ setup: { kind: 'othello' }, colors: 'random' });
    expect(room({ ...stray, kind: 'tic_tac_toe' }).setup).toEqual({ kind: 'tic_tac_toe' });
  });
});

describe('what is typed', () => {
  it.each([
    [size('1'), ['height', 'width']],
    [size('26'), ['height', 'width']],
    [size('9.5', '9'), ['width']],
    [size('', '9'), ['width']],
    [size('2'), []],
    [size(' 25 ', '7'), []],
    [gomoku('renju', size('4', '5')), ['width']],
    [gomoku('mnk', size('4', '5')), []],
    [gomoku('mnk', size('31', '5')), ['width']],
    [gomoku('mnk', { ...size('4', '3'), row: { length: '5', overline: 'wins', directions: 'all' } }), ['length']],
    [gomoku('mnk', { row: { length: '11', overline: 'wins', directions: 'all' } }), ['length']],
    [gomoku('standard', { row: { length: '11', overline: 'wins', directions: 'all' } }), []],
    [{ komi: '7,5' }, []],
    [{ komi: '-400' }, []],
    [{ komi: '400.5' }, ['komi']],
    [{ komi: '6.25' }, ['komi']],
    [{ komi: 'x' }, ['komi']],
    [{ handicap: 'fixed', stones: '9' }, []],
    [{ handicap: 'fixed', stones: '10' }, ['stones']],
    [{ handicap: 'aga', stones: '1' }, ['stones']],
    [{ handicap: 'fixed', stones: '2', ...size('5') }, ['stones']],
    [{ handicap: 'aga', stones: '2', ...size('9', '13') }, ['stones']],
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

  it('becomes sides, half points and milliseconds', () => {
    expect(room({ ...size('9', '13'), komi: '6.5' }).setup).toMatchObject({ size: 9, height: 13, komi_half: 13 });
    expect(room(size('9', '9')).setup).not.toHaveProperty('height');
    expect(room({ time: 'custom', system: 'fischer', main: '0.5', increment: '2.5', cap: '1' }).time).toEqual({
      type: 'fischer',
      main_ms: 30_000,
      increment_ms: 2500,
      cap_ms: 60_000,
    });
  });

  it('becomes the parts of a ruleset, where it has some', () => {
    expect(room(gomoku('renju', { forbidden: 'loses' })).setup).toMatchObject({ ruleset: 'renju', forbidden: 'loses' });
    expect(room(gomoku('mnk')).setup).toMatchObject({ row: { length: 4, overline: 'wins', directions: 'all' } });
    const custom = room({ ruleset: { go: 'custom', gomoku: 'renju' } }).setup;
    expect(custom).toMatchObject({ ruleset: 'custom', rules: freshDraft().rules });
    expect(room({}).setup).not.toHaveProperty('rules');
  });
});

describe('openings', () => {
  const all = (part: Partial<Draft>) => openingsOf(draft(part)).join(' ');
  it('are those of the kind, the ruleset and the board', () => {
    expect(all({})).toBe('free komi_cut komi_bids');
    expect(all({ handicap: 'free' })).toBe('free');
    expect(all({ kind: 'othello' })).toBe('free');
    expect(all(gomoku('caro'))).toBe('free pro long_pro swap swap2');
    expect(all(gomoku('renju'))).toBe('free pro long_pro swap swap2 soosyrv_8 taraguchi_10 yamaguchi');
    expect(all(gomoku('renju', size('15', '16')))).toBe('free pro long_pro swap swap2');
    expect(all(gomoku('freestyle', size('7')))).toBe('free pro swap swap2');
    expect(all(gomoku('mnk', size('4', '1')))).toBe('free swap');
  });

  it('that do not fit any more are given up', () => {
    const opening = { go: 'komi_cut', gomoku: 'yamaguchi' } as const;
    expect(room(gomoku('renju', { opening })).opening).toBe('yamaguchi');
    expect(room(gomoku('standard', { opening })).opening).toBe('free');
    expect(room({ opening, handicap: 'fixed' }).opening).toBe('free');
  });

  it('about komi find the komi themselves', () => {
    const made = room({ opening: { go: 'komi_bids', gomoku: 'free' }, komi: 'x' });
    expect(made.opening).toBe('komi_bids');
    expect(made.setup).not.toHaveProperty('komi_half');
  });

  it('ask who begins when they give out the colors', () => {
    expect((['free', 'long_pro', 'swap', 'komi_bids'] as const).map(choosesColors)).toEqual([false, false, true, true]);
  });
});

it('knows how many handicap stones a board holds', () => {
  expect([5, 7, 8, 9, 19].map((side) => mostStones(side, side, 'fixed'))).toEqual([0, 4, 4, 9, 9]);
  expect([5, 9, 10].map((side) => mostStones(side, side, 'free'))).toEqual([6, 20, 25]);
  expect([mostStones(9, 13, 'aga'), mostStones(9, 13, 'free'), mostStones(4, 3, 'free')]).toEqual([0, 25, 3]);
});

it('knows the customary komi of every ruleset', () => {
  // The table of docs/rules.md; the same stands in the tests of rules/src/go/rules.rs.
  const komi = (go: GoRuleset, handicap: Draft['handicap']) =>
    customaryKomi({ ...freshDraft(), ruleset: { go, gomoku: 'freestyle' }, handicap });
  expect(keysOf(GO_RULESETS).map((name) => [name, komi(name, 'none'), komi(name, 'fixed')])).toEqual([
    ['chinese', 7.5, 0.5],
    ['japanese', 6.5, 0.5],
    ['korean', 6.5, 0.5],
    ['aga', 7.5, 0.5],
    ['new_zealand', 7, 0],
    ['ing', 7.5, 0.5],
    ['tromp_taylor', 7.5, 0.5],
    ['stone_scoring', 7.5, 0.5],
    ['chinese_simple_ko', 7.5, 0.5],
    ['custom', 7.5, 0.5],
  ]);
  const territory = draft({ ruleset: { go: 'custom', gomoku: 'renju' } });
  territory.rules.scoring = 'territory';
  expect(customaryKomi(territory)).toBe(6.5);
});

it('offers only time controls that hold together', () => {
  for (const time of Object.values(PRESETS)) {
    if (time.type === 'fischer') expect(time.cap_ms).toBeGreaterThan(time.main_ms);
  }
});
