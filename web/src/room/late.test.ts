// What a page says about a delayed broadcast.

import { beforeAll, expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import type { RoomView } from '../protocol.gen.ts';
import { stateOf, viewOf } from '../state/room.fixtures.ts';
import { factsLine } from './side/facts.ts';
import { lateWords } from './words.ts';

beforeAll(() => showBundle('en', parseLocale('en', english)));

const delay_ms = 300_000;
const spectator: Partial<RoomView> = { role: { type: 'spectator' } };
const late = (part: Partial<RoomView>) => lateWords({ view: viewOf(part), received: 0 });

test('everybody in the room reads by how much the game is delayed for spectators', () => {
  expect(late({ delay_ms })).toBe('Spectators see the game 5 min late');
  expect(late({ delay_ms, ...spectator })).toBe('Shown 5 min late');
  expect(late({ ...spectator })).toBe('');
});

test('spectators read about the delay before and during the game, but not after its end', () => {
  const at = (phase: 'waiting' | 'scoring' | 'finished' | 'aborted') =>
    late({ delay_ms, ...spectator, state: stateOf({ phase }) });
  expect(at('waiting')).toBe('Spectators see the game 5 min late');
  expect(at('scoring')).toBe('Shown 5 min late');
  expect([at('finished'), at('aborted')]).toEqual(['', '']);
});

test('people who consider joining find the delay among the terms of the game', () => {
  expect(factsLine({ view: viewOf({ delay_ms }), received: 0 })).toContain('Spectators see the game 5 min late');
  expect(factsLine({ view: viewOf(), received: 0 })).not.toContain('late');
});
