import { describe, expect, it } from 'vitest';
import type { Clocks, Color, Event, GameDetail, Move, Scoring } from '../../protocol.gen.ts';
import { askedMove, ofDetail, ofSgf } from './record.ts';

const clocks = (main_ms: number): Clocks => ({
  black: { main_ms, periods: 0, period_ms: 0 },
  white: { main_ms, periods: 0, period_ms: 0 },
});
const side = { stones: 1, territory: 2, prisoners: 0, komi_half: 0, handicap_half: 0, total_half: 6 };
const scoring: Scoring = {
  dead: ['A1'],
  accepted: { black: true, white: true },
  owner: [],
  score: { black: side, white: side },
  outcome: { type: 'draw' },
};
const ada = { id: 'a', name: 'ada' };
const bo = { id: 'b', name: 'bo' };

function detail(moves: Move[], events: [Event, Clocks?][]): GameDetail {
  return {
    game: {
      id: 'g',
      kind: 'go',
      size: 9,
      ruleset: 'chinese',
      black: ada,
      white: bo,
      outcome: { type: 'draw' },
      moves: moves.length,
      started: 5,
      duration_ms: 6,
    },
    setup: { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } },
    opening: 'free',
    time: { type: 'absolute', main_ms: 100 },
    moves,
    dead: ['A1'],
    scoring,
    events: events.map(([event, after], index) => ({
      seq: index + 1,
      time: 0,
      event,
      ...(after ? { clocks: after } : {}),
    })),
  };
}
const move = (color: Color, point: string): Move => ({ color, point });
const moved = (color: 'black' | 'white', point: string): Event => ({ type: 'moved', color, point, captured: [] });

describe('a game from the history', () => {
  it('counts how often each player asked the engine', () => {
    const asked = detail([], [[{ type: 'aid_used', by: 'white', aid: 'hint' }]]);
    expect(ofDetail(asked).aids).toEqual({ black: 0, white: 1 });
    const warned = detail([], [[{ type: 'aid_used', by: 'black', aid: 'warning' }]]);
    expect([ofDetail(warned).aids, ofDetail(warned).warnings]).toEqual([
      { black: 0, white: 0 },
      { black: 1, white: 0 },
    ]);
  });

  it('knows before which moves the players asked the engine', () => {
    const game = detail(
      [move('black', 'D4')],
      [
        [{ type: 'aid_used', by: 'black', aid: 'hint' }],
        [{ type: 'aid_used', by: 'black', aid: 'ahead' }],
        [moved('black', 'D4')],
        [{ type: 'aid_used', by: 'black', aid: 'ahead' }],
        [{ type: 'aid_used', by: 'white', aid: 'hint' }],
      ],
    );
    expect([...ofDetail(game).asked]).toEqual([
      [1, ['black']],
      [2, ['black', 'white']],
    ]);
  });

  it('names the player who was given time back, even if the guest plays Black', () => {
    const game = detail(
      [move('black', 'D4')],
      [
        [{ type: 'started', black: 'guest' }, clocks(100)],
        [moved('black', 'D4'), clocks(99)],
      ],
    );
    for (const event of game.events.slice(1)) event.spared = { seat: 'guest', server_ms: 3, lag_ms: 48 };
    expect(ofDetail(game).fair).toEqual({
      turns: [{ number: 1, seat: 'guest', networkMs: 48, serverMs: 3 }],
      names: { host: 'bo', guest: 'ada' },
    });
    expect(ofDetail({ ...game, time: { type: 'none' } }).fair).toBeUndefined();
  });

  it('has the moves that were not taken back, with the clocks after each of these moves', () => {
    const shown = ofDetail(
      detail(
        [move('black', 'D4'), move('white', 'E5'), move('black', 'pass')],
        [
          [{ type: 'created', host: ada }],
          [{ type: 'started', black: 'host' }, clocks(100)],
          [moved('black', 'D4'), clocks(99)],
          [moved('white', 'A1'), clocks(98)],
          [{ type: 'taken_back', move_number: 0 }, clocks(100)],
          [{ type: 'redone', move_number: 2, moves: [move('black', 'D4'), move('white', 'A1')] }, clocks(95)],
          [{ type: 'taken_back', move_number: 1 }, clocks(99)],
          [moved('white', 'E5'), clocks(97)],
          [{ type: 'passed', color: 'black' }, clocks(96)],
        ],
      ),
    );
    expect(shown.moves).toHaveLength(3);
    expect(shown.clocks.map((at) => at?.black.main_ms)).toEqual([100, 99, 97, 96]);
    expect(shown).toMatchObject({ black: 'ada', white: 'bo', started: 5, durationMs: 6, scoring });
  });

  it('shows no clocks if the events do not cover all moves', () => {
    const shown = ofDetail(detail([move('black', 'D4'), move('white', 'E5')], [[moved('black', 'D4'), clocks(99)]]));
    expect(shown.moves).toHaveLength(2);
    expect(shown.clocks).toEqual([]);
  });

  it('contains the chat', () => {
    const line = { seq: 1, from: ada, channel: 'players', text: 'hello', time: 1 } as const;
    expect(ofDetail(detail([], [[{ type: 'chatted', line }]])).chat).toEqual([{ line, at: 0 }]);
  });
});

it('a game from a file has the name of the file, and no id', () => {
  const shown = ofSgf(
    {
      setup: { kind: 'gomoku', size: 15, ruleset: 'freestyle' },
      black: 'x',
      white: 'y',
      moves: [],
      variations: 2,
      comments: 1,
    },
    'a.sgf',
  );
  expect(shown.leftOut).toEqual({ variations: 2, comments: 1 });
  expect(shown.id).toBeUndefined();
  expect(shown.file).toBe('a.sgf');
});

it.each([
  ['', 9],
  ['#0', 0],
  ['#4', 4],
  ['#99', 9],
  ['#-1', 9],
  ['#x', 9],
])('the hash %j shows move %i of 9', (hash, expected) => {
  expect(askedMove(hash, 9)).toBe(expected);
});
