import { describe, expect, test } from 'vitest';
import type { Color, Envelope, Event, Move } from '../protocol.gen.ts';
import { opposite } from './colors.ts';
import { fold, ourColor, playerOf, type Room, seatOf, sharesDevice } from './fold.ts';
import { joined, stateOf, viewOf } from './room.fixtures.ts';

const ME = 'p1';

function start(): Room {
  const { room } = fold(null, joined(viewOf()), ME, 100);
  if (!room) throw new Error('the message contained no room');
  return room;
}

/** A room in which two people play on this device. */
function shared(): Room {
  const role = { type: 'player', seat: 'host', color: 'black', both: true } as const;
  return fold(null, joined({ ...viewOf(), role }), ME, 100).room as Room;
}

function envelopes(first: number, ...events: Event[]): Envelope[] {
  return events.map((event, n) => ({ seq: first + n, time: 0, event }));
}

function take(room: Room, first: number, ...events: Event[]) {
  return fold(room, { type: 'events', room: 'r', events: envelopes(first, ...events), state: stateOf() }, ME, 200);
}

const played = (color: Color, point: string): Move => ({ color, point });
const black = (point: string): Event => ({ type: 'moved', color: 'black', point, captured: [] });
const white = (point: string): Event => ({ type: 'moved', color: 'white', point, captured: [] });

describe('when a message is folded', () => {
  test('moves, passes and takebacks change the list of moves', () => {
    const { room } = take(start(), 4, black('C3'), { type: 'passed', color: 'white' }, black('D4'));
    expect(room?.view.moves).toEqual([played('black', 'C3'), played('white', 'pass'), played('black', 'D4')]);
    const back = take(room as Room, 7, { type: 'taken_back', move_number: 1 });
    expect(back.room?.view.moves).toEqual([played('black', 'C3')]);
    expect(back.room?.view.seq).toBe(7);
    expect(back.room?.received).toBe(200);
    const moves = [played('white', 'pass'), played('black', 'D4')];
    const again = take(back.room as Room, 8, { type: 'redone', move_number: 3, moves });
    expect(again.room?.view.moves).toEqual([played('black', 'C3'), ...moves]);
  });

  test('known events are ignored', () => {
    const first = take(start(), 4, black('C3'));
    const again = take(first.room as Room, 4, black('C3'), white('D4'));
    expect(again.room?.view.moves).toEqual([played('black', 'C3'), played('white', 'D4')]);
    expect(again.news).toHaveLength(1);
    const echo = take(again.room as Room, 4, black('C3'));
    expect(echo.room).toBe(again.room);
    expect(echo.again).toBe('no');
  });

  test('after a gap in the events, the missing ones are requested and nothing changes', () => {
    const room = start();
    const late = take(room, 6, white('D4'));
    expect(late.again).toBe('since');
    expect(late.room).toBe(room);
    expect(late.news).toEqual([]);
  });

  test('the whole room is requested if events arrive before the room', () => {
    const early = fold(null, { type: 'events', room: 'r', events: [], state: stateOf() }, ME, 0);
    expect(early).toEqual({ room: null, news: [], again: 'whole' });
  });

  test('an update without events replaces the state', () => {
    const state = { ...stateOf(), move_number: 9 };
    const { room } = fold(start(), { type: 'events', room: 'r', events: [], state }, ME, 300);
    expect(room?.view.state.move_number).toBe(9);
    expect(room?.received).toBe(300);
  });

  test('a viewer who takes a seat becomes a player, and the start of the game assigns a color', () => {
    const watching = fold(null, joined({ ...viewOf(), role: { type: 'spectator' } }), ME, 0).room as Room;
    expect(ourColor(watching)).toBeUndefined();
    const other = take(watching, 4, { type: 'seated', seat: 'guest', player: { id: 'p9', name: 'eve' } });
    expect(other.room?.view.role).toEqual({ type: 'spectator' });
    const mine = take(watching, 4, { type: 'seated', seat: 'guest', player: { id: ME, name: 'ada' } });
    expect(mine.room?.view.role).toEqual({ type: 'player', seat: 'guest' });
    const started = take(mine.room as Room, 5, { type: 'started', black: 'host' });
    expect(ourColor(started.room as Room)).toBe('white');
    const stood = take(mine.room as Room, 5, { type: 'stood', seat: 'guest' });
    expect(stood.room?.view.role).toEqual({ type: 'spectator' });
  });

  test('a choice of color changes our color, and a named komi changes the setup', () => {
    const swapped = take(start(), 4, { type: 'chose', seat: 'guest', choice: 'black', black: 'guest' });
    expect(ourColor(swapped.room as Room)).toBe('white');
    const named = take(start(), 4, { type: 'komi_named', seat: 'host', komi_half: 9 });
    expect(named.room?.view.setup).toMatchObject({ kind: 'go', komi_half: 9 });
    const watching = fold(null, joined({ ...viewOf(), role: { type: 'spectator' } }), ME, 0).room as Room;
    const seen = take(watching, 4, { type: 'chose', seat: 'guest', choice: 'black', black: 'guest' });
    expect(seen.room?.view.role).toEqual({ type: 'spectator' });
  });

  test('the whole room is requested at the end of the game, and if the viewer may have gained or lost a seat', () => {
    expect(take(start(), 4, { type: 'finished', outcome: { type: 'draw' } }).again).toBe('whole');
    expect(take(start(), 4, { type: 'aborted' }).again).toBe('whole');
    expect(take(start(), 4, { type: 'seat_shared', seat: 'host' }).again).toBe('whole');
    const watching = fold(null, joined({ ...viewOf(), role: { type: 'spectator' } }), ME, 0).room as Room;
    expect(take(watching, 4, { type: 'seat_shared', seat: 'host' }).again).toBe('whole');
    expect(take(start(), 4, { type: 'seat_shared', seat: 'guest' }).again).toBe('whole');
    expect(take(shared(), 4, { type: 'seat_shared', seat: 'host' }).again).toBe('whole');
  });

  test('if two people play on one device, our color is the color that has to act', () => {
    const room = shared();
    expect(sharesDevice(room)).toBe(true);
    expect(ourColor(room)).toBe(room.view.state.turn);
    const other = opposite(room.view.state.turn as Color);
    const next = take(room, 4, { type: 'hidden' }).room as Room;
    next.view.state = { ...next.view.state, turn: other };
    expect(ourColor(next)).toBe(other);
    expect(sharesDevice(start())).toBe(false);
  });

  test('hidden events advance the seq, chat is appended, and presence is replaced', () => {
    const line = { seq: 5, from: { id: 'p2', name: 'bo' }, channel: 'players', text: 'hi', time: 1 } as const;
    const { room, again } = take(start(), 4, { type: 'hidden' }, { type: 'chatted', line });
    expect(room?.view.chat).toEqual([line]);
    expect(again).toBe('no');
    const presence = {
      host: { type: 'here' },
      guest: { type: 'gone', for_ms: 5, reason: 'lost' },
      spectators: 7,
    } as const;
    const seen = fold(room, { type: 'presence', room: 'r', presence }, ME, 0);
    expect(seen.room?.view.presence.spectators).toBe(7);
  });
});

test('players and seats are found by color', () => {
  const room = start();
  expect(playerOf(room, 'black')?.name).toBe('ada');
  expect(playerOf(room, 'white')?.name).toBe('bo');
  expect(seatOf(room, 'white')).toBe('guest');
});
