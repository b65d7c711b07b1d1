// Which game the club screen shows, and for how long.

import { expect, it } from 'vitest';
import type { RoomSummary } from '../../protocol.gen.ts';
import { choose, END_MS, LEAST_MS } from './choice.ts';

const game = (id: string, spectators: number, move_number = 20) =>
  ({ id, spectators, move_number }) as unknown as RoomSummary;

it('shows the game with the most spectators or, among equals, the one with the most moves', () => {
  expect(choose(null, [game('a', 1), game('b', 3), game('c', 2)], 0)).toEqual({ id: 'b', since: 0 });
  expect(choose(null, [game('a', 1, 30), game('b', 1, 40)], 7)).toEqual({ id: 'b', since: 7 });
  expect(choose(null, [], 0)).toBeNull();
});

it('changes to a game with more spectators, but only after a minute with the current game', () => {
  const shown = { id: 'a', since: 0 };
  const live = [game('a', 2), game('b', 3)];
  expect(choose(shown, live, LEAST_MS - 1)).toEqual(shown);
  expect(choose(shown, live, LEAST_MS)).toEqual({ id: 'b', since: LEAST_MS });
  expect(choose(shown, [game('a', 2, 20), game('b', 2, 90)], LEAST_MS)).toEqual(shown);
});

it('shows the end of a game for a while, and longer if no other game is live', () => {
  const ended = choose({ id: 'a', since: 0 }, [game('b', 0)], 100);
  expect(ended).toEqual({ id: 'a', since: 0, ended: 100 });
  expect(choose(ended, [game('b', 0)], 100 + END_MS - 1)).toEqual(ended);
  expect(choose(ended, [game('b', 0)], 100 + END_MS)).toEqual({ id: 'b', since: 100 + END_MS });
  expect(choose(ended, [], 100 + END_MS)).toEqual(ended);
});

it('keeps showing a game that is live again, for example after the connection was lost', () => {
  expect(choose({ id: 'a', since: 0, ended: 5 }, [game('a', 1)], 9)).toEqual({ id: 'a', since: 0 });
});
