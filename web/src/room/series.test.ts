import { beforeEach, expect, it } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { seriesWords } from '../i18n/series.ts';
import type { SeriesScore } from '../protocol.gen.ts';
import { viewOf } from '../state/room.fixtures.ts';
import { gameOf, pointsWords } from './series.ts';

beforeEach(() => showBundle('en', parseLocale('en', english)));

const score: SeriesScore = {
  series: { type: 'best_of', games: 5 },
  number: 3,
  games: [],
  host_half: 3,
  guest_half: 1,
  over: false,
};

it('the score of a series names the players and their points', () => {
  expect(pointsWords({ view: viewOf(), received: 0 }, score)).toBe('ada 1.5 – 0.5 bo');
});

it('only a best-of series shows its number of games', () => {
  expect(gameOf(score)).toBe('Game 3 of 5');
  expect(gameOf({ ...score, series: { type: 'first_to', points: 4 } })).toBe('Game 3');
  expect(gameOf({ ...score, series: { type: 'ladder' } })).toBe('Game 3');
});

it('every kind of series has a description, and a single game has an empty one', () => {
  expect(seriesWords(score.series)).toBe('best of 5');
  expect(seriesWords({ type: 'first_to', points: 4 })).toBe('first to 4 points');
  expect(seriesWords({ type: 'ladder' })).toBe('handicap ladder');
  expect(seriesWords(undefined)).toBe('');
});
