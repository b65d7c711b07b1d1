import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../net/api.ts';
import type { Opening, Outcome } from '../protocol.gen.ts';
import { type Locale, parseLocale, preferredLocale, region, showBundle } from './index.ts';
import {
  chatText,
  clockDigits,
  codeWords,
  durationWords,
  errorWords,
  type Game,
  halfPoints,
  openingWords,
  outcomeShort,
  outcomeWords,
  playerName,
  rulesWords,
  setupWords,
  sizeWords,
  timeWords,
  unmoved,
} from './words.ts';

const speak = (name: Locale) =>
  showBundle(name, parseLocale(name, readFileSync(`${import.meta.dirname}/${name}.ftl`, 'utf8')));

beforeAll(() => speak('en'));

const GOMOKU: Game = { kind: 'gomoku', ruleset: 'standard' };
const OUTCOMES: [Outcome | undefined, string, string, Game?][] = [
  [{ type: 'win', winner: 'black', by: 'score', margin_half: 13 }, 'Black wins by 6.5 points', 'B+6.5'],
  [{ type: 'win', winner: 'white', by: 'score', margin_half: 2 }, 'White wins by 1 point', 'W+1'],
  [{ type: 'win', winner: 'white', by: 'row' }, 'White wins with five in a row', 'W+', GOMOKU],
  [{ type: 'win', winner: 'white', by: 'row' }, 'White wins by completing a row', 'W+', { ...GOMOKU, ruleset: 'mnk' }],
  [{ type: 'win', winner: 'white', by: 'row' }, 'O wins with three in a row', 'W+', { kind: 'tic_tac_toe' }],
  [
    { type: 'win', winner: 'black', by: 'score', margin_half: 24 },
    'Black wins by 12 discs',
    'B+12',
    { kind: 'othello' },
  ],
  [{ type: 'win', winner: 'white', by: 'forbidden' }, 'White wins: Black made a forbidden move', 'W+F', GOMOKU],
  [{ type: 'win', winner: 'black', by: 'resignation' }, 'Black wins by resignation', 'B+R'],
  [{ type: 'win', winner: 'white', by: 'timeout' }, 'White wins on time', 'W+T'],
  [
    { type: 'win', winner: 'black', by: 'timeout' },
    'Black wins: White did not move in time',
    'B+T',
    { kind: 'go', unmoved: true },
  ],
  [{ type: 'win', winner: 'black', by: 'timeout' }, 'Black wins on time', 'B+T', { kind: 'go', unmoved: false }],
  [{ type: 'win', winner: 'white', by: 'forfeit' }, 'White wins by forfeit', 'W+F'],
  [{ type: 'draw' }, 'Draw', '0'],
  [{ type: 'void' }, 'No result', 'Void'],
  [undefined, 'Result unknown', '?'],
];

it.each(OUTCOMES)('describes %j as %s', (outcome, words, short, game = { kind: 'go' }) => {
  expect(outcomeWords(outcome, game)).toBe(words);
  expect(outcomeShort(outcome)).toBe(short);
});

it('tells whether a player has lost on time without a single move', () => {
  const lost = { type: 'win', winner: 'black', by: 'timeout' } as const;
  const [black, white] = [{ color: 'black', point: 'E5' } as const, { color: 'white', point: 'C3' } as const];
  expect(unmoved(lost, 'free', [black])).toBe(true);
  expect(unmoved(lost, 'free', [black, white])).toBe(false);
  // In an opening, the same player places the first stones of both colors.
  expect(unmoved(lost, 'swap', [black])).toBe(false);
  expect(unmoved({ type: 'draw' }, 'free', [])).toBe(false);
});

it('describes outcomes in simplified Chinese as players in China write them', () => {
  speak('zh-CN');
  expect(outcomeWords({ type: 'win', winner: 'white', by: 'resignation' }, GOMOKU)).toBe('白方胜（对方认输）');
  expect(outcomeWords({ type: 'win', winner: 'black', by: 'score', margin_half: 1 }, { kind: 'go' })).toBe(
    '黑方胜 0.5 目',
  );
  const chinese = { kind: 'go', ruleset: 'chinese' } as const;
  const margins = [1, 3, 4, 14, 15].map((margin_half) =>
    outcomeWords({ type: 'win', winner: 'black', by: 'score', margin_half }, chinese),
  );
  expect(margins).toEqual(['1/4', '3/4', '1', '3又1/2', '3又3/4'].map((stones) => `黑方胜 ${stones} 子`));
  const komi = (komi_half: number) =>
    rulesWords({ kind: 'go', size: 19, ruleset: 'chinese', komi_half, handicap: { type: 'none' } });
  expect([15, -1].map(komi)).toEqual(['中国规则\u00a0· 贴 3又3/4 子', '中国规则\u00a0· 贴 -1/4 子']);
  expect(codeWords('rate_limited', 20)).toBe('操作太频繁，请 20 秒后再试。');
  expect([setupWords({ kind: 'gomoku', size: 15 }), sizeWords(9, 13)]).toEqual(['五子棋 15 路', '9×13']);
  speak('en');
});

describe('in the words that players of each language use,', () => {
  afterEach(() => speak('en'));

  const go = { kind: 'go' } as const;
  const chinese = { kind: 'go', ruleset: 'chinese' } as const;
  const score = (margin_half: number) => ({ type: 'win', winner: 'black', by: 'score', margin_half }) as const;
  const resigned = { type: 'win', winner: 'white', by: 'resignation' } as const;
  const ends: [Outcome, Game, Partial<Record<Locale, string>>][] = [
    [score(7), go, { 'zh-CN': '黑方胜 3.5 目', 'zh-Hant': '黑方勝 3 目半', ja: '黒3目半勝ち' }],
    [score(1), go, { 'zh-Hant': '黑方勝 半目', ja: '黒半目勝ち' }],
    [score(2), go, { 'zh-Hant': '黑方勝 1 目', ja: '黒1目勝ち' }],
    [score(7), chinese, { 'zh-CN': '黑方胜 1又3/4 子', 'zh-Hant': '黑方勝 1又3/4 子', ja: '黒3目半勝ち' }],
    [resigned, go, { 'zh-CN': '白方中盘胜', 'zh-Hant': '白方中盤勝', ja: '白中押し勝ち' }],
    [
      resigned,
      GOMOKU,
      { 'zh-CN': '白方胜（对方认输）', 'zh-Hant': '白方勝（對方認輸）', ja: '白の勝ち（相手の投了）' },
    ],
    [{ type: 'draw' }, go, { 'zh-CN': '和棋', 'zh-Hant': '和棋', ja: '持碁' }],
    [{ type: 'draw' }, { kind: 'othello' }, { 'zh-Hant': '和局', ja: '引き分け' }],
  ];
  it.each(ends)('describes the outcome %j of %j', (outcome, game, said) => {
    for (const [name, words] of Object.entries(said)) {
      speak(name as Locale);
      expect(outcomeWords(outcome, game)).toBe(words);
    }
  });

  it('describes a time control, a komi and a board', () => {
    const time = { type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 } as const;
    const setup = { kind: 'go', size: 19, ruleset: 'japanese', komi_half: 13, handicap: { type: 'none' } } as const;
    const said = () => [timeWords(time), rulesWords(setup), rulesWords({ ...setup, komi_half: -1 }), setupWords(setup)];
    speak('ja');
    expect(said()).toEqual([
      '10分＋秒読み30秒×3回',
      '日本ルール\u00a0· コミ6目半',
      '日本ルール\u00a0· コミ-半目',
      '囲碁 19路',
    ]);
    speak('zh-Hant');
    expect(said()).toEqual([
      '10\u00a0分鐘，讀秒 3×30\u00a0秒',
      '日本規則\u00a0· 貼 6 目半',
      '日本規則\u00a0· 貼 -半目',
      '圍棋 19 路',
    ]);
  });
});

it.each<[string[], Locale]>([
  [['en-GB'], 'en'],
  [['zh'], 'zh-CN'],
  [['zh-CN'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-Hans'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hant'], 'zh-Hant'],
  [['zh-Hant-TW'], 'zh-Hant'],
  [['ZH-tw'], 'zh-Hant'],
  [['ja'], 'ja'],
  [['ja-JP'], 'ja'],
  [['fr-FR', 'ja-JP', 'en'], 'ja'],
  [['ko-KR', 'zh-TW', 'zh', 'en'], 'zh-Hant'],
  [['jav', 'eng-x', '*'], 'en'],
  [[], 'en'],
])('a browser that prefers %j shows %s', (tags, name) => {
  expect(preferredLocale(tags)).toBe(name);
});

it('formats dates for a region that the browser prefers, if that region uses the current language', () => {
  const prefers = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  prefers('zh-CN', 'zh-HK', 'en-GB');
  const regions = (['en', 'zh-CN', 'zh-Hant', 'ja'] as const).map((name) => {
    speak(name);
    return region();
  });
  expect(regions).toEqual(['en-GB', 'zh-CN', 'zh-HK', 'ja']);
  speak('en');
});

it.each([
  [0, '0.0'],
  [9_949, '9.9'],
  [9_999, '9.9'],
  [10_000, '0:10'],
  [59_999, '0:59'],
  [600_000, '10:00'],
  [3_723_000, '1:02:03'],
  [-5, '0.0'],
])('shows %i ms on a clock as %s', (ms, digits) => {
  expect(clockDigits(ms)).toBe(digits);
});

it.each([
  [0, '1 s'],
  [400, '1 s'],
  [45_000, '45 s'],
  [59_700, '1 min'],
  [90_000, '2 min'],
  [120_000, '2 min'],
  [687_000, '11 min'],
  [7_200_000, '2 h'],
])('describes a duration of %i ms as %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});

describe('in one line,', () => {
  it.each([
    [{ type: 'none' }, 'no clock'],
    [{ type: 'absolute', main_ms: 300_000 }, '5 min for the game'],
    [
      { type: 'fischer', main_ms: 180_000, increment_ms: 2000, cap_ms: 600_000 },
      '3 min + 2 s per move, at most 10 min',
    ],
    [{ type: 'fischer', main_ms: 180_000, increment_ms: 2000 }, '3 min + 2 s per move'],
    [{ type: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 }, '10 min, then 3 × 30 s'],
    [
      { type: 'canadian', main_ms: 1_200_000, period_stones: 10, period_ms: 300_000 },
      '20 min, then 10 moves per 5 min',
    ],
    [{ type: 'simple', per_move_ms: 30_000 }, '30 s per move'],
    [
      { type: 'correspondence', main_days: 3, increment_days: 3, cap_days: 3, rest_days: 0 },
      'correspondence, 3 d per move',
    ],
    [
      { type: 'correspondence', main_days: 3, increment_days: 1, cap_days: 7, rest_days: 2 },
      'correspondence, 3 d + 1 d per move, at most 7 d, 2 rest days',
    ],
  ] as const)('describes the time control %j as %s', (time, words) => {
    expect(timeWords(time)).toBe(words);
  });

  it('describes rules, komi and handicap', () => {
    const base = { kind: 'go', size: 9, ruleset: 'japanese' } as const;
    expect(rulesWords({ ...base, komi_half: 13, handicap: { type: 'none' } })).toBe('Japanese\u00a0· komi 6.5');
    expect(rulesWords({ ...base, komi_half: 1, handicap: { type: 'fixed', stones: 2 } })).toBe(
      'Japanese\u00a0· komi 0.5\u00a0· 2 handicap stones',
    );
    expect(rulesWords({ kind: 'gomoku', size: 15, ruleset: 'standard' })).toBe('Standard');
    expect(rulesWords({ kind: 'gomoku', size: 15, ruleset: 'renju', forbidden: 'loses' })).toBe(
      'Renju\u00a0· forbidden moves lose',
    );
    const row = { length: 4, overline: 'nothing', directions: 'ranks_and_files' } as const;
    expect(rulesWords({ kind: 'gomoku', size: 7, height: 6, ruleset: 'mnk', row })).toBe(
      '4 in a row\u00a0· longer rows do not count\u00a0· no diagonals',
    );
    const rules = {
      ko: 'situational',
      self_capture: true,
      scoring: 'area',
      removes_dead: false,
      handicap_bonus: 'none',
      resume: 'alternates',
      third_repetition_voids: false,
      tax: 'seki',
      pass_stones: false,
    } as const;
    expect(rulesWords({ kind: 'go', size: 9, ruleset: 'custom', rules, handicap: { type: 'none' } })).toBe(
      'Custom\u00a0· area\u00a0· situational superko\u00a0· self-capture allowed\u00a0· dead stones stay\u00a0· no points in seki',
    );
    expect([{ kind: 'othello' } as const, { kind: 'tic_tac_toe' } as const].map(rulesWords)).toEqual(['', '']);
  });

  it('names boards and openings', () => {
    expect(setupWords({ kind: 'go', size: 9, height: 13 })).toBe('Go 9×13');
    expect(setupWords({ kind: 'gomoku', size: 15 })).toBe('Gomoku 15×15');
    expect(setupWords({ kind: 'othello', size: 8 })).toBe('Othello');
    expect(setupWords({ kind: 'othello' })).toBe('Othello');
    expect(['free', 'swap2'].map((opening) => openingWords(opening as Opening))).toEqual(['', 'Swap2']);
  });
});

it('says when to try again if the server sent a time', () => {
  const limited = new ApiError('rate_limited', 'too often', { retryAfterS: 20 });
  expect(errorWords(limited)).toBe('Too many requests. Try again in 20 s.');
  expect(codeWords('rate_limited')).toBe('Too many requests. Wait a moment and try again.');
  expect(errorWords(new TypeError('x'))).toBe('Server error. It has been logged. Try again later.');
});

it('names the limit that was reached', () => {
  const limit = { name: 'open_rooms', most: 5 } as const;
  const words = 'You have 5 unfinished games, and no more are allowed. Finish or close one first.';
  expect(errorWords(new ApiError('too_many', 'too many', { limit }))).toBe(words);
  const characters = { name: 'chat_characters', most: 300 } as const;
  expect(codeWords('too_large', 0, characters)).toBe('A message can have at most 300 characters.');
  expect(codeWords('too_large')).toBe('Too large to send.');
});

it('writes half points', () => {
  expect([13, 14, -1, 0].map(halfPoints)).toEqual(['6.5', '7', '-0.5', '0']);
});

describe('erased names and messages', () => {
  it('are replaced by a text in the current language', () => {
    expect([playerName({ name: '' }), chatText({ text: '' })]).toEqual(['Erased name', 'Message erased']);
    expect([playerName({ name: 'ada' }), chatText({ text: 'hi' })]).toEqual(['ada', 'hi']);
    expect(playerName(undefined)).toBe('Empty seat');
    speak('zh-CN');
    expect([playerName({ name: '' }), chatText({ text: '' })]).toEqual(['名字已删除', '消息已删除']);
    speak('en');
  });
});
