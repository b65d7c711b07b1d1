// A key that has no effect now says why.

import { expect, test } from 'vitest';
import { answer } from '../keys/said.ts';
import type { Presence } from '../protocol.gen.ts';
import { CASES, type Case, done, MOVES, open, press, settle } from './keys.fixtures.tsx';

const AWAY: Presence = {
  host: { type: 'here' },
  guest: { type: 'gone', for_ms: 10_000, reason: 'closed', claim_ms: 20_000 },
  spectators: 0,
};
const waits = { wait_ms: { black: 8_900, white: 0 } };

test.each<[string, Case, string, string]>([
  ['a hint in a game without aids', {}, 'H', 'Hints are off in this game.'],
  ['who is ahead in a game without aids', {}, 'C', 'In this game, players cannot ask who is ahead.'],
  [
    'a hint while the opponent thinks',
    { view: { aids: 'hints' }, state: { turn: 'white', stone: 'white' } },
    'H',
    "It is your opponent's turn.",
  ],
  [
    'a takeback just after a declined one',
    { view: { moves: MOVES, takeback: 'ask' }, state: { takebacks: waits } },
    'u',
    'You can ask again in 7 s.',
  ],
  ['a second offer', { state: { offers: [{ offer: 'draw', by: 'white' }] } }, 'd', 'White offers a draw'],
  ['a pause without a clock', {}, 'P', 'This game does not allow that.'],
  ['an abort after the first moves', { state: { abortable: false } }, 'b', 'It is too late for that.'],
  [
    'resuming play while a scratch board is open',
    CASES['a scratch board'] ?? {},
    'e',
    'A scratch board is open. Agree on its result, or close it.',
  ],
  [
    'a claim before the wait is over',
    { view: { presence: AWAY }, state: { abortable: false } },
    'v',
    'bo has 18 s to come back',
  ],
])('%s', async (_, room, key, words) => {
  open(room, false);
  press(key);
  await settle();
  expect(answer.value).toBe(words);
  expect(done).toEqual([]);
});

test('a spectator hears nothing, because the keys of the players are not for spectators', async () => {
  open(CASES.watching ?? {}, false);
  press('H');
  await settle();
  expect(answer.value).toBe('');
});
