import { render } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import type { State } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';
import { fold, type Room } from '../state/fold.ts';
import { joined, stateOf, viewOf } from '../state/room.fixtures.ts';
import type { RoomStore } from '../state/room.ts';
import { Result } from './result.tsx';
import { resultOf } from './words.ts';

beforeAll(loadRules);

/** The end of the board at which the result of a game with this winning row is shown. */
function placeOf(row: readonly string[]): string | undefined {
  const setup = { kind: 'gomoku', size: 15, ruleset: 'freestyle' } as const;
  const state = stateOf({ phase: 'finished', outcome: { type: 'win', winner: 'black', by: 'row' }, row: [...row] });
  const room = fold(null, joined(viewOf({ setup, state })), 'p1', 0).room as Room;
  const root = document.createElement('div');
  render(<Result store={{ celebrated: { value: true }, room: { value: room } } as unknown as RoomStore} />, root);
  return root.querySelector<HTMLElement>('.room-result')?.dataset.place;
}

test('the large result is shown at the end of the board that is farther from the winning row', () => {
  expect(placeOf(['a1', 'b1', 'c1', 'd1', 'e1'])).toBe('start');
  expect(placeOf(['h7', 'h8', 'h9', 'h10', 'h11'])).toBe('end');
  expect(placeOf([])).toBeUndefined();
});

test('the viewer has won or lost; for a spectator and after a draw, neither', () => {
  const result = (me: string, outcome: State['outcome']) => {
    const state = stateOf({ phase: 'finished', ...(outcome && { outcome }) });
    const role = me === '' ? ({ type: 'spectator' } as const) : undefined;
    return resultOf(fold(null, joined(viewOf({ state, ...(role && { role }) })), me || 'p3', 0).room as Room);
  };
  const won = { type: 'win', winner: 'black', by: 'resignation' } as const;
  expect([result('p1', won), result('p1', { ...won, winner: 'white' })]).toEqual(['won', 'lost']);
  expect([result('', won), result('p1', { type: 'draw' })]).toEqual(['', '']);
});
