import { beforeAll, describe, expect, it } from 'vitest';
import english from '../../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../../i18n/index.ts';
import type { CreateRoom, GomokuRuleset, GoRuleset } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import { DELAYS, GO_RULESETS } from './choices.ts';
import { type Draft, freshDraft } from './draft.ts';
import { faultsOf, faultWords, wanted } from './wanted.ts';

beforeAll(() => showBundle('en', parseLocale('en', english)));

const draft = (part: Partial<Draft>): Draft => ({ ...freshDraft(), ...part });
const faults = (part: Partial<Draft>) => faultsOf(wanted(draft(part)).room);
const wrong = (part: Partial<Draft>) => faults(part).map(({ field }) => field);
const room = (part: Partial<Draft>): CreateRoom => {
  expect(faults(part)).toEqual([]);
  return wanted(draft(part)).room;
};
const choices = (part: Partial<Draft>) => wanted(draft(part)).choices;
const size = (width: string, height = width): Partial<Draft> => ({
  board: { go: 'other', gomoku: 'other' },
  size: { go: width, gomoku: width },
  height: { go: height, gomoku: height },
});
const go = (ruleset: GoRuleset, part: Partial<Draft> = {}): Partial<Draft> => ({
  ruleset: { go: ruleset, gomoku: 'freestyle' },
  ...part,
});
const gomoku = (ruleset: GomokuRuleset, part: Partial<Draft> = {}): Partial<Draft> => ({
  kind: 'gomoku',
  ruleset: { go: 'chinese', gomoku: ruleset },
  ...part,
});

describe('the form', () => {
  it('gives a valid room with its default choices', () => {
    expect(room({})).toEqual({
      setup: { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } },
      opening: 'free',
      time: { type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 },
      colors: 'random',
      takeback: 'ask',
      visibility: 'public',
    });
  });

  it('gives the takeback policy, and the time for taking back a misclick, typed in seconds', () => {
    expect(room({ takeback: 'off', grace_ms: '3' })).toMatchObject({ takeback: 'off', grace_ms: 3000 });
    expect(room({ takeback: 'free', grace_ms: 'nonsense' })).not.toHaveProperty('grace_ms');
    for (const grace_ms of ['0', '11', 'nonsense']) expect(wrong({ grace_ms })).toEqual(['grace_ms']);
    expect(faultWords(faults({ grace_ms: '11' }), 'grace_ms')).toMatch(/1 s.*10 s/);
  });

  it('gives the broadcast delay, chosen in minutes', () => {
    expect(room({ delay_ms: '15' })).toMatchObject({ delay_ms: 900_000 });
    expect(room({ delay_ms: '' })).not.toHaveProperty('delay_ms');
    for (const delay_ms of DELAYS) expect(wrong({ delay_ms })).toEqual([]);
    expect(wrong({ delay_ms: '61' })).toEqual(['delay_ms']);
  });

  it('includes who may watch, unless everybody may', () => {
    expect(room({ watching: 'open' })).not.toHaveProperty('watching');
    for (const watching of ['counted', 'closed'] as const) {
      expect(room({ watching })).toMatchObject({ watching });
      expect(wrong({ watching })).toEqual([]);
    }
  });

  it('gives a room of every kind, without the fields of other kinds', () => {
    const stray: Partial<Draft> = { komi_half: 'nonsense', handicap: 'fixed', stones: '99', colors: 'nigiri' };
    expect(room({ ...stray, kind: 'gomoku' }).setup).toEqual({ kind: 'gomoku', size: 15, ruleset: 'freestyle' });
    expect(room({ ...stray, kind: 'othello' })).toMatchObject({ setup: { kind: 'othello' }, colors: 'random' });
    expect(room({ ...stray, kind: 'tic_tac_toe' }).setup).toEqual({ kind: 'tic_tac_toe' });
  });
});

describe('typed text', () => {
  it.each([
    [size('1'), ['size', 'height']],
    [size('26'), ['size', 'height']],
    [size('9.5', '9'), ['size']],
    [size('', '9'), ['size']],
    [size('2'), []],
    [size(' 25 ', '7'), []],
    [gomoku('renju', size('4', '5')), ['size']],
    [gomoku('mnk', size('4', '5')), []],
    [gomoku('mnk', size('31', '5')), ['size']],
    [gomoku('mnk', { ...size('4', '3'), length: '5' }), ['length']],
    [gomoku('mnk', { length: '11' }), ['length']],
    [gomoku('standard', { length: '11' }), []],
    [{ komi_half: '7,5' }, []],
    [{ komi_half: '-400' }, []],
    [{ komi_half: '400.5' }, ['komi_half']],
    [{ komi_half: '6.25' }, ['komi_half']],
    [{ komi_half: 'x' }, ['komi_half']],
    [{ handicap: 'fixed', stones: '9' }, []],
    [{ handicap: 'fixed', stones: '10' }, ['stones']],
    [{ handicap: 'aga', stones: '1' }, ['stones']],
    [{ handicap: 'fixed', stones: '2', ...size('5') }, ['stones']],
    [{ handicap: 'aga', stones: '2', ...size('9', '13') }, ['stones']],
    [{ handicap: 'free', stones: '20' }, []],
    [{ handicap: 'free', stones: '21' }, ['stones']],
    [{ time: 'custom', main_ms: '0' }, ['main_ms']],
    [{ time: 'custom', main_ms: '1440' }, []],
    [{ time: 'custom', main_ms: '1441' }, ['main_ms']],
    [{ time: 'custom', system: 'fischer', main_ms: '10', cap_ms: '9' }, ['cap_ms']],
    [{ time: 'custom', system: 'fischer', increment_ms: '601' }, ['increment_ms']],
    [{ time: 'custom', system: 'absolute', periods: 'x' }, []],
    [{ time: 'custom', periods: '0', period_ms: '0.5' }, ['periods', 'period_ms']],
    [{ time: 'blitz', main_ms: 'x', periods: 'x' }, []],
    [{ time: 'custom', system: 'fischer', cap_ms: ' ' }, []],
    [{ time: 'custom', system: 'canadian', period_stones: '51', period_ms: '3601' }, ['period_stones', 'period_ms']],
    [{ time: 'custom', system: 'simple', per_move_ms: '0.5' }, ['per_move_ms']],
    [{ time: 'custom', system: 'correspondence', main_days: '2.5' }, ['main_days']],
    [{ time: 'custom', system: 'correspondence', main_days: '8', rest_days: '31' }, ['cap_days', 'rest_days']],
  ] as [Partial<Draft>, string[]][])('%j has errors in the fields %j', (part, expected) => {
    expect(wrong(part)).toEqual(expected);
  });

  it.each([
    [size('26', '9'), 'size', 'Enter a whole number from 2 to 25.'],
    [gomoku('mnk', { ...size('4', '3'), length: '5' }), 'length', 'Enter a whole number from 3 to 4.'],
    [gomoku('mnk', { ...size('2', '3'), length: '5' }), 'length', 'Enter 3.'],
    [gomoku('mnk', { ...size('2', '2'), length: '5' }), 'length', 'This board is too small for 3 in a row.'],
    [{ komi_half: 'x' }, 'komi_half', 'Enter a multiple of 0.5 from -400 to 400, such as 7.5.'],
    [{ handicap: 'fixed', stones: '10' }, 'stones', 'Enter 2 to 9 stones for this board.'],
    [{ handicap: 'fixed', ...size('5') }, 'stones', 'This board does not allow handicap stones.'],
    [{ time: 'custom', main_ms: '0' }, 'main_ms', 'Enter a time from 1 s to 24 h.'],
    [{ time: 'custom', system: 'fischer', cap_ms: '9' }, 'cap_ms', 'Enter a time from 20 min to 24 h.'],
    [{ time: 'custom', periods: '0' }, 'periods', 'Enter a whole number from 1 to 30.'],
    [{ time: 'custom', system: 'correspondence', cap_days: '2' }, 'cap_days', 'Enter a whole number from 3 to 28.'],
  ] as const)('for %j, the error of the field %s names the bounds', (part, field, words) => {
    expect(faultWords(faults(part), field)).toBe(words);
  });

  it('is converted to sides, half points and milliseconds', () => {
    const oblong = room({ ...size('9', '13'), komi_half: '6.5' });
    expect(oblong.setup).toMatchObject({ size: 9, height: 13, komi_half: 13 });
    expect(room({ time: 'custom', system: 'fischer', main_ms: '0.5', increment_ms: '2.5', cap_ms: '1' }).time).toEqual({
      type: 'fischer',
      main_ms: 30_000,
      increment_ms: 2500,
      cap_ms: 60_000,
    });
  });

  it('and choices of rules are converted to parts of the setup', () => {
    expect(room(gomoku('renju', { forbidden: 'loses' })).setup).toMatchObject({ ruleset: 'renju', forbidden: 'loses' });
    expect(room(gomoku('mnk')).setup).toMatchObject({ row: { length: 4, overline: 'wins', directions: 'all' } });
    expect(room(go('custom')).setup).toMatchObject({ ruleset: 'custom', rules: freshDraft().rules });
    expect(room({}).setup).not.toHaveProperty('rules');
  });
});

describe('openings', () => {
  it.each([
    [{}, 'free komi_cut komi_bids'],
    [{ handicap: 'free' }, 'free'],
    [{ kind: 'othello' }, 'free'],
    [gomoku('caro'), 'free pro long_pro swap swap2'],
    [gomoku('renju'), 'free pro long_pro swap swap2 soosyrv_8 taraguchi_10 yamaguchi'],
    [gomoku('renju', size('15', '16')), 'free pro long_pro swap swap2'],
    [gomoku('freestyle', size('7')), 'free pro swap swap2'],
    [gomoku('mnk', size('4', '1')), 'free swap'],
    // This is tic-tac-toe, which has no opening.
    [gomoku('mnk', { ...size('3'), length: '3' }), 'free'],
  ] as [Partial<Draft>, string][])('of %j are %s', (part, openings) => {
    expect(choices(part).openings.join(' ')).toBe(openings);
  });

  it('that no longer fit are dropped', () => {
    const opening = { go: 'komi_cut', gomoku: 'yamaguchi' } as const;
    expect(room(gomoku('renju', { opening })).opening).toBe('yamaguchi');
    expect(room(gomoku('standard', { opening })).opening).toBe('free');
    expect(room({ opening, handicap: 'fixed' }).opening).toBe('free');
  });

  it('that determine the komi remove the komi from the setup', () => {
    const made = room({ opening: { go: 'komi_bids', gomoku: 'free' }, komi_half: 'x' });
    expect(made.opening).toBe('komi_bids');
    expect(made.setup).not.toHaveProperty('komi_half');
  });
});

it('every ruleset has its default komi', () => {
  // The values are those of docs/rules.md, in half points. A test in rules/src/go/rules.rs has the same values.
  const komi = (ruleset: GoRuleset, handicap: Draft['handicap']) => choices(go(ruleset, { handicap })).komi_half;
  expect(keysOf(GO_RULESETS).map((name) => [name, komi(name, 'none'), komi(name, 'fixed')])).toEqual([
    ['chinese', 15, 1],
    ['japanese', 13, 1],
    ['korean', 13, 1],
    ['aga', 15, 1],
    ['new_zealand', 14, 0],
    ['ing', 15, 1],
    ['tromp_taylor', 15, 1],
    ['stone_scoring', 15, 1],
    ['chinese_simple_ko', 15, 1],
    ['custom', 15, 1],
  ]);
  expect(choices(go('custom', { rules: { ...freshDraft().rules, scoring: 'territory' } })).komi_half).toBe(13);
});
