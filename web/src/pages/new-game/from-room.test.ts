import { beforeAll, describe, expect, it } from 'vitest';
import type { CreateRoom } from '../../protocol.gen.ts';
import { choicesOf, loadRules } from '../../rules.ts';
import { draftFrom } from './from-room.ts';
import { draftOf, PRESET_NAMES } from './presets.ts';
import { wanted } from './wanted.ts';

beforeAll(() => loadRules());

/**
 * The room that a form with these terms asks for. If the form names no komi, adds the default komi, as the server
 * would.
 */
function again(terms: CreateRoom): CreateRoom {
  const { room } = wanted(draftFrom(terms));
  const { setup } = room;
  const named = setup.kind !== 'go' || setup.komi_half !== undefined || 'komi_half' in terms.setup === false;
  return named ? room : { ...room, setup: { ...setup, komi_half: choicesOf(room).komi_half } as CreateRoom['setup'] };
}
const base: Omit<CreateRoom, 'setup'> = {
  opening: 'free',
  time: { type: 'none' },
  colors: 'white',
  takeback: 'off',
  grace_ms: 3000,
  aids: 'hints',
  visibility: 'private',
  delay_ms: 90_000,
};

describe('a form that is filled with the terms of a room describes the same room', () => {
  it.each(PRESET_NAMES)('%s', (preset) => {
    const { room } = wanted(draftOf(preset));
    expect(again(room)).toEqual(room);
  });

  const setups: Readonly<Record<string, CreateRoom['setup']>> = {
    'a handicap': {
      kind: 'go',
      size: 13,
      ruleset: 'japanese',
      handicap: { type: 'aga', stones: 4 },
      komi_half: 1,
    },
    'an oblong board with custom rules': {
      kind: 'go',
      size: 7,
      height: 11,
      ruleset: 'custom',
      rules: {
        ko: 'situational',
        self_capture: true,
        scoring: 'territory',
        removes_dead: true,
        handicap_bonus: 'stones',
        resume: 'opponent_of_asker',
        third_repetition_voids: true,
        tax: 'seki',
        pass_stones: true,
      },
      handicap: { type: 'none' },
      komi_half: 13,
    },
    renju: { kind: 'gomoku', size: 15, ruleset: 'renju', forbidden: 'loses' },
    'an m,n,k-game': {
      kind: 'gomoku',
      size: 6,
      height: 7,
      ruleset: 'mnk',
      row: { length: 4, overline: 'nothing', directions: 'ranks_and_files' },
    },
    othello: { kind: 'othello' },
  };
  it.each(Object.entries(setups))('%s', (_, setup) => {
    expect(again({ ...base, setup })).toEqual({ ...base, setup });
  });

  const times: readonly CreateRoom['time'][] = [
    { type: 'absolute', main_ms: 90_000 },
    { type: 'fischer', main_ms: 180_000, increment_ms: 2000, cap_ms: 240_000 },
    { type: 'byo_yomi', main_ms: 1_800_000, periods: 5, period_ms: 30_000 },
    { type: 'canadian', main_ms: 600_000, period_stones: 25, period_ms: 600_000 },
    { type: 'simple', per_move_ms: 7000 },
    { type: 'correspondence', main_days: 2, increment_days: 1, cap_days: 5, rest_days: 0 },
  ];
  it.each(times)('$type', (time) => {
    const room: CreateRoom = { ...base, setup: { kind: 'tic_tac_toe' }, time };
    expect(again(room)).toEqual(room);
  });

  const series: readonly CreateRoom['series'][] = [
    { type: 'best_of', games: 5 },
    { type: 'best_of', games: 10 },
    { type: 'first_to', points: 4 },
    { type: 'ladder' },
  ];
  it.each(series)('a series: $type', (series) => {
    const setup = { kind: 'go', size: 9, ruleset: 'japanese', handicap: { type: 'none' }, komi_half: 13 } as const;
    const room: CreateRoom = { ...base, setup, ...(series && { series }) };
    expect(again(room)).toEqual(room);
  });

  it('if the opening will determine the komi, the form names no komi', () => {
    const setup = { kind: 'go', size: 9, ruleset: 'japanese', handicap: { type: 'none' } } as const;
    const room: CreateRoom = { ...base, setup, opening: 'komi_bids' };
    expect(wanted(draftFrom({ ...room, setup: { ...setup, komi_half: 17 } })).room).toEqual(room);
  });
});

it('a default komi changes with the handicap, and any other komi stays', () => {
  const setup = { kind: 'go', size: 19, ruleset: 'japanese', handicap: { type: 'none' } } as const;
  const komiWith = (komi_half: number) => {
    const draft = draftFrom({ ...base, setup: { ...setup, komi_half } });
    const { room, choices } = wanted({ ...draft, handicap: 'fixed', stones: '3' });
    return ('komi_half' in room.setup ? room.setup.komi_half : undefined) ?? choices.komi_half;
  };
  expect([komiWith(13), komiWith(11)]).toEqual([1, 11]);
});
