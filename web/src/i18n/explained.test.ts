import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import type { Explained, PointReason, ScoreSide, Scoring, Setup } from '../protocol.gen.ts';
import { explainedWords, lostWords, sumWords, uncountedWords } from './explained.ts';
import { uncountedInShort } from './in-short.ts';
import { LOCALE_NAMES, type Locale, parseLocale, showBundle } from './index.ts';

const speak = (name: Locale) =>
  showBundle(name, parseLocale(name, readFileSync(`${import.meta.dirname}/${name}.ftl`, 'utf8')));
beforeEach(() => speak('en'));

const go = (ruleset: string) => ({ kind: 'go', size: 9, ruleset, handicap: { type: 'none' } }) as Setup;
const CHINESE = go('chinese');
const JAPANESE = go('japanese');

/** What the page says about a point with this explanation. */
function words(setup: Setup, told: Partial<Explained>): string {
  const explained = [{ reason: 'dame', ground: 0, prisoners: 0, taxed: false, points: ['A1'], ...told } as Explained];
  return explainedWords(setup, { explained } as unknown as Scoring, 'A1');
}

it('says who owns a point, why, and what it is worth', () => {
  expect(words(CHINESE, { reason: 'stone', owner: 'black', ground: 1 })).toBe('A living stone: one point for Black.');
  expect(words(JAPANESE, { reason: 'stone', owner: 'white' })).toBe(
    "White's stone is alive. Stones on the board count nothing under these rules.",
  );
  expect(words(JAPANESE, { reason: 'surrounded', owner: 'white', ground: 1 })).toBe(
    'Only White surrounds this point: one point for White.',
  );
});

it('counts a dead stone twice only if prisoners count and the captor owns the point', () => {
  const dead = { reason: 'surrounded', owner: 'black', dead: 'white', ground: 1 } as const;
  expect(words(JAPANESE, { ...dead, prisoners: 1 })).toBe(
    'A dead stone: two points for Black, one for the point and one for the prisoner.',
  );
  expect(words(CHINESE, dead)).toBe(
    'A dead stone comes off the board. Only Black surrounds this point: one point for Black.',
  );
  expect(words(JAPANESE, { ...dead, owner: 'white', prisoners: 1 })).toBe(
    'A dead stone: one point for Black as a prisoner. Only White surrounds this point: one point for White.',
  );
  expect(words(JAPANESE, { dead: 'white', prisoners: 1 })).toBe(
    'A dead stone: one point for Black as a prisoner. Both colors reach this point (dame), so it counts nothing.',
  );
});

it('names the gaps of an open border, up to six', () => {
  const gaps = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'];
  expect(words(CHINESE, { reason: 'open', gaps: gaps.slice(0, 2) })).toContain('open at B1, B2.');
  expect(words(CHINESE, { reason: 'open', gaps })).toContain('open at B1, B2, B3, B4, B5, B6 ….');
});

it('says that a group pays points if it is taxed', () => {
  const told = { reason: 'surrounded', owner: 'black', ground: 1, taxed: true } as const;
  expect(words(go('stone_scoring'), told)).toBe(
    'Only Black surrounds this point: one point for Black. The group here pays two points as group tax.',
  );
});

it('says nothing about a point that is not counted', () => {
  expect(explainedWords(CHINESE, undefined, 'A1')).toBe('');
  expect(explainedWords(CHINESE, { explained: [] } as unknown as Scoring, 'A1')).toBe('');
});

it('in the Chinese text, writes 子 (stones) instead of 目 (points) if the rules count in stones', () => {
  speak('zh-CN');
  const told = { reason: 'surrounded', owner: 'black', ground: 1 } as const;
  expect([words(CHINESE, told), words(go('aga'), told)]).toEqual([
    '这一点只由黑方围住，计黑方 1 子。',
    '这一点只由黑方围住，计黑方 1 目。',
  ]);
});

const REASONS: readonly PointReason[] = ['stone', 'surrounded', 'seki', 'fill', 'dame', 'open', 'untouched'];

it.each(LOCALE_NAMES)('has a sentence for every reason in %s', (name) => {
  speak(name);
  for (const setup of [CHINESE, JAPANESE]) {
    for (const reason of REASONS) {
      for (const ground of [0, 1]) {
        expect(words(setup, { reason, owner: 'black', ground })).not.toMatch(/explain-|\{|^$/);
      }
    }
  }
});

const side = (total_half: number, more: Partial<ScoreSide> = {}): ScoreSide => ({
  stones: 0,
  territory: 0,
  prisoners: 0,
  komi_half: 0,
  handicap_half: 0,
  total_half,
  ...more,
});

it('explains komi and how the result follows from the totals', () => {
  const score = { black: side(90), white: side(75, { komi_half: 15, handicap_half: 4 }) };
  const outcome = { type: 'win', winner: 'black', by: 'score', margin_half: 15 } as const;
  expect(sumWords(CHINESE, { score, outcome })).toEqual([
    'Komi: White gets 7.5 points because Black moves first.',
    "Handicap: White gets 2 points for Black's handicap stones.",
    '45 − 37.5 = 7.5: Black wins by 7.5 points.',
  ]);
  speak('zh-CN');
  expect(sumWords(CHINESE, { score, outcome }).at(-1)).toBe('45 − 37.5 = 7.5，折半为子数：黑方胜 3又3/4 子。');
  expect(sumWords(JAPANESE, { score, outcome }).at(-1)).toBe('45 − 37.5 = 7.5：黑方胜 7.5 目。');
});

it.each(['zh-CN', 'zh-Hant'] as const)('in the language %s, a result in stones is not explained in points', (name) => {
  speak(name);
  const score = { black: side(90), white: side(75, { komi_half: 15, handicap_half: 4 }) };
  const outcome = { type: 'win', winner: 'black', by: 'score', margin_half: 15 } as const;
  expect(sumWords(CHINESE, { score, outcome }).join()).not.toContain('目');
  expect(sumWords(CHINESE, { score, outcome })[0]).toContain('3又3/4 子');
  expect(sumWords(JAPANESE, { score, outcome }).join()).toContain('目');
});

it('explains a draw', () => {
  const score = { black: side(90), white: side(90) };
  expect(sumWords(CHINESE, { score, outcome: { type: 'draw' } })).toEqual(['Both totals are equal: Draw.']);
});

it('says after the end, in the past tense, how many points counted for no one, and which areas did not count', () => {
  const explained = [
    { reason: 'stone', ground: 0, points: ['A1'] },
    { reason: 'open', ground: 0, points: ['B1', 'B2'] },
    { reason: 'surrounded', ground: 1, points: ['C1'] },
  ];
  const uncounted = [{ owner: 'black', point: 'B1', count: 1, cause: 'open', at: ['B2'] }];
  const scoring = { explained, uncounted, unsealed: ['B2'] } as unknown as Scoring;
  expect(lostWords(JAPANESE, scoring)).toEqual([
    '2 points counted for no one.',
    "Black's area at B1 (1 point) did not count: its border was open at B2.",
  ]);
  expect(uncountedWords(JAPANESE, scoring, 'spectator')).toEqual([
    "Black's area at B1 (1 point) does not count: its border is open at B2.",
  ]);
  expect(lostWords(JAPANESE, { explained: explained.slice(2) } as unknown as Scoring)).toEqual([]);
});

/** A counted board with areas that do not count. Each argument lists the gaps in the border of one of these areas. */
const openAt = (...areas: string[][]) =>
  ({
    uncounted: areas.map((at) => ({ owner: 'black', point: 'B1', count: 9, cause: 'open', at })),
    unsealed: [...new Set(areas.flat())],
  }) as unknown as Scoring;
const column = (count: number) => Array.from({ length: count }, (_, n) => `A${n + 1}`);

it('gives each uncounted area a sentence with the gaps in its border, and all areas with many gaps one common sentence', () => {
  const words = uncountedWords(
    JAPANESE,
    openAt(['B2'], ['C2', 'D2'], ['E2'], ['F2'], column(5), ['G2', ...column(7)]),
    'player',
  );
  expect(words).toHaveLength(6);
  expect(words[1]).toContain('its border is open at C2, D2.');
  const gaps = [...column(5), 'G2', 'A6', 'A7'].join(', ');
  expect(words[4]).toBe(`Borders are open at ${gaps}: these areas do not count.`);
  expect(words[5]).toBe('To close a border, resume play.');
});

it('names all gaps of an area with many gaps, even those that it shares with an area with few gaps', () => {
  const words = uncountedWords(JAPANESE, openAt(['A1', 'A2'], column(5)), 'spectator');
  expect(words[1]).toContain('Borders are open at A1, A2, A3, A4, A5:');
});

it('names the gaps in open borders even if no area is uncounted, but only as many gaps as can be read', () => {
  const open = (points: string[]) => ({ uncounted: [], unsealed: points }) as unknown as Scoring;
  const words = 'Borders are open at B2, C2: these areas do not count.';
  expect(uncountedWords(JAPANESE, open(['B2', 'C2']), 'spectator')).toEqual([words]);
  expect(uncountedInShort(JAPANESE, open(['B2', 'C2']))).toBe(words);
  expect(uncountedWords(JAPANESE, open(column(41)), 'spectator')[0]).toContain('A39, A40 …:');
  expect(uncountedInShort(JAPANESE, open(column(41)))).toContain('A5, A6 …:');
});

it('says in one sentence what does not count: the area, or the number of areas', () => {
  expect(uncountedInShort(JAPANESE, openAt())).toBe('');
  expect(uncountedInShort(JAPANESE, openAt(column(4)))).toContain('its border is open at A1, A2, A3, A4.');
  expect(uncountedInShort(JAPANESE, openAt(['B2'], ['C2']))).toBe('2 areas do not count.');
  expect(uncountedInShort(JAPANESE, openAt(['B2'], column(9)))).toBe('2 areas do not count.');
});

it('says in short how many points count for no one because a border is open', () => {
  const explained = [
    { reason: 'open', ground: 0, points: ['B1', 'B2'] },
    { reason: 'open', ground: 0, dead: 'white', points: ['B3'] },
    { reason: 'dame', ground: 0, points: ['C1'] },
  ];
  const short = (scoring: Scoring) => uncountedInShort(JAPANESE, { ...scoring, explained } as Scoring);
  expect(short(openAt(['B2'], ['C2']))).toBe('3 points count for no one. 2 areas do not count.');
  const unclear = { uncounted: [], unsealed: ['B2'] } as unknown as Scoring;
  expect(short(unclear)).toBe('3 points count for no one. Borders are open at B2: these areas do not count.');
  expect(short(openAt(['B2'])), 'the sentence about a single area has its number').not.toContain('for no one');
});
