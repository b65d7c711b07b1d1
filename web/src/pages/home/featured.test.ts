import { expect, test } from 'vitest';
import type { GameSummary, RoomSummary } from '../../protocol.gen.ts';
import { featured, lastPlayed, MOVES_TO_WATCH } from './featured.ts';

const game = (id: string, move_number: number, spectators = 0) => ({ id, move_number, spectators }) as RoomSummary;

test('the home page prefers a game with enough moves, however many people watch a shorter game', () => {
  const [short, long] = [game('short', 3, 9), game('long', MOVES_TO_WATCH)];
  expect(featured([short, long], undefined)).toBe(long);
  expect(featured([short, long], 'short')).toBe(long);
  expect(featured([short], undefined)).toBe(short);
  expect(featured([], 'short')).toBeUndefined();
});

test('the home page keeps showing the same game until it ends', () => {
  const games = [game('a', 20), game('b', 30, 5)];
  expect(featured(games, undefined)?.id).toBe('b');
  expect(featured(games, 'a')?.id).toBe('a');
  expect(featured([game('b', 30)], 'a')?.id).toBe('b');
});

test('the last game on the home page is the latest game with at least one move, even if an older game is longer', () => {
  const finished = (id: string, moves: number) => ({ id, moves }) as GameSummary;
  expect(lastPlayed([finished('empty', 0), finished('short', 5), finished('long', 90)])?.id).toBe('short');
  expect(lastPlayed([finished('empty', 0)])).toBeUndefined();
});
