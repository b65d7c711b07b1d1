import { expect, test } from 'vitest';
import { parsePoint } from '../board/points.ts';
import type { Act, Opening, Seat } from '../protocol.gen.ts';
import { choosesColors, stonesLeft } from '../rules.ts';
import type { Room } from './fold.ts';
import { knownSetup, offerCount, ourStep, outside, toggled } from './opening.ts';
import { stateOf, viewOf } from './room.fixtures.ts';

const shape = { kind: 'gomoku', width: 15, height: 15 } as const;
const at = (name: string) => parsePoint(shape, name) ?? -1;
const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));
const ROWS = EMPTY.map((row, y) => (y === 7 ? '.......X.......' : row));

function room(act: Act, seat: Seat = 'host', opening: Opening = 'soosyrv_8'): Room {
  const state = stateOf({ board: ROWS, opening: { seat, act, colors_open: true } });
  const setup = { kind: 'gomoku', size: 15, ruleset: 'renju' } as const;
  return { view: viewOf({ setup, opening, state }), received: 0 };
}

test('a step is ours if our seat acts', () => {
  expect(ourStep(room({ type: 'name_komi' }))?.act.type).toBe('name_komi');
  expect(ourStep(room({ type: 'name_komi' }, 'guest'))).toBeUndefined();
  const shared = room({ type: 'name_komi' }, 'guest');
  shared.view.role = { type: 'player', seat: 'host', color: 'black', both: true };
  expect(ourStep(shared)?.act.type).toBe('name_komi');
  const watching = room({ type: 'name_komi' });
  watching.view.role = { type: 'spectator' };
  expect(ourStep(watching)).toBeUndefined();
});

test('a komi is not shown before the opening has determined it', () => {
  const komi = (act: Act, opening: Opening, phase: 'waiting' | 'playing' = 'playing') => {
    const setup = { kind: 'go', size: 9, ruleset: 'chinese', komi_half: 15, handicap: { type: 'none' } } as const;
    const known = knownSetup({
      view: viewOf({ setup, opening, state: stateOf({ phase, opening: { seat: 'host', act, colors_open: true } }) }),
      received: 0,
    });
    return known.kind === 'go' ? known.komi_half : null;
  };
  expect(komi({ type: 'name_komi' }, 'komi_cut')).toBeUndefined();
  expect(komi({ type: 'choose', choices: ['black', 'white'] }, 'komi_cut')).toBe(15);
  expect(komi({ type: 'choose', choices: ['black', 'white'] }, 'komi_cut', 'waiting')).toBeUndefined();
  expect(komi({ type: 'bid', least_half: -800 }, 'komi_bids')).toBeUndefined();
  expect(komi({ type: 'bid', least_half: 16, standing_half: 15 }, 'komi_bids')).toBe(15);
  expect(komi({ type: 'place' }, 'free', 'waiting')).toBe(15);
});

test('stones are allowed only where the opening permits them', () => {
  const place = room({ type: 'place', area: { from: 'g7', to: 'i9', outside: false } });
  expect([outside(place, at('g7')), outside(place, at('f7'))]).toEqual([null, 'outside_opening']);
  const pick = room({ type: 'pick', points: ['c3', 'd4'] });
  expect([outside(pick, at('c3')), outside(pick, at('c4'))]).toEqual([null, 'outside_opening']);
  expect(outside(room({ type: 'place' }), 0)).toBeNull();
});

test('offered moves are empty points, up to the number required, and no two of them are equivalent by symmetry', () => {
  const offer = room({ type: 'offer_moves', count: 2 });
  expect(offerCount(offer)).toBe(2);
  expect(offerCount(room({ type: 'offer_moves', count: 2 }, 'guest'))).toBeUndefined();
  expect(offerCount(room({ type: 'choose_or_offer', choices: ['black'], count: 10 }))).toBe(10);
  expect(toggled(offer, [], at('h9'))).toEqual(['h9']);
  expect(toggled(offer, ['h9'], at('h9'))).toEqual([]);
  expect(toggled(offer, ['h9'], at('h8'))).toBe('offer_occupied');
  expect(toggled(offer, ['h9'], at('g8'))).toBe('offer_same');
  expect(toggled(offer, ['h9'], at('g9'))).toEqual(['h9', 'g9']);
  expect(toggled(offer, ['h9', 'g9'], at('c3'))).toBe('offer_count');
});

test('counts the stones that a player must still place in the same turn', () => {
  expect([0, 1, 2].map((placed) => stonesLeft('swap', placed))).toEqual([3, 2, 1]);
  expect([2, 3, 4].map((placed) => stonesLeft('swap2', placed))).toEqual([1, 2, 1]);
  expect([0, 3].map((placed) => stonesLeft('soosyrv_8', placed))).toEqual([3, 1]);
  expect(stonesLeft('taraguchi_10', 2)).toBe(1);
});

test('Swap and the komi auction assign the colors, but Free and Long pro do not', () => {
  expect((['free', 'long_pro', 'swap', 'komi_bids'] as const).map(choosesColors)).toEqual([false, false, true, true]);
});
