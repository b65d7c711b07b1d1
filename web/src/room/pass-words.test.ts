import { beforeEach, expect, test } from 'vitest';
import english from '../i18n/en.ftl?raw';
import { parseLocale, showBundle } from '../i18n/index.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Move, Setup, State } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import { RoomStore } from '../state/room.ts';
import { passWords, stagedWords } from './pass-words.ts';

beforeEach(() => showBundle('en', parseLocale('en', english)));

const pass = (color: Move['color']): Move => ({ color, point: 'pass' });

/** What the page says before the viewer, who is to move, passes after these moves. */
function said(ruleset: string, moves: Move[], state: Partial<State> = {}, words = passWords): string {
  const world = new FakeWorld();
  const store = new RoomStore('r', new Connection(world));
  store.open();
  world.socket.accept();
  const color = moves.at(-1)?.color === 'black' ? 'white' : 'black';
  const setup = { kind: 'go', size: 5, ruleset, komi_half: 13, handicap: { type: 'none' } } as Setup;
  const role = { type: 'player', seat: 'host', color } as const;
  const shown = stateOf({ turn: color, stone: color, move_number: moves.length, ...state });
  world.socket.says(joined(viewOf({ role, setup, moves, state: shown })));
  return words(store);
}

test('a pass after a pass starts the count or ends the game, and a first pass does neither', () => {
  const stone = { color: 'black', point: 'C3' } as const;
  expect(said('japanese', [stone])).toBe('');
  expect(said('japanese', [pass('black')])).toBe('This pass starts the count');
  expect(said('tromp_taylor', [pass('black')])).toBe('This pass ends the game');
  expect(said('japanese', [pass('black')], { final_count: 'board' }), 'after a silence').toBe(
    'This pass ends the game',
  );
});

test('under AGA rules, only a pass of White after a pass of Black starts the count', () => {
  const stone = { color: 'black', point: 'C3' } as const;
  expect(said('aga', [stone, pass('white')])).toBe('');
  expect(said('aga', [stone, pass('white'), pass('black')])).toBe('This pass starts the count');
});

test('a screen reader hears what a pass does before it is confirmed', () => {
  const how = 'Pass chosen. Pass again to confirm, or press Escape to cancel';
  expect(said('japanese', [pass('black')], {}, stagedWords)).toBe(`This pass starts the count. ${how}`);
  const stone = { color: 'black', point: 'C3' } as const;
  expect(said('japanese', [stone], {}, stagedWords)).toBe(how);
});
