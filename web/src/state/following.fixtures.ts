// A store that follows a 5x5 game of Go over a fake connection. Ada, the viewer, plays Black.

import { afterEach, beforeEach } from 'vitest';
import { parsePoint } from '../board/points.ts';
import { Connection } from '../net/connection.ts';
import { FakeWorld } from '../net/fake.ts';
import type { Color, Envelope, Event, Move } from '../protocol.gen.ts';
import { joined, stateOf, viewOf } from './room.fixtures.ts';
import { RoomStore } from './room.ts';
import { me } from './session.ts';
import { defaults, settings } from './settings.ts';

export let world: FakeWorld;
export let connection: Connection;
export let store: RoomStore;
let close: () => void;

/** Makes a store follow a new room before each test of the calling file. */
export function followAnew(): void {
  beforeEach(() => {
    me.value = { id: 'p1', name: 'ada' };
    world = new FakeWorld();
    connection = new Connection(world);
    store = new RoomStore('r', connection);
    close = store.open();
    world.socket.accept();
    world.socket.says(joined(viewOf()));
    world.socket.says({ type: 'events', room: 'r', events: PAST, state: stateOf() });
  });

  afterEach(() => {
    settings.value = { ...settings.peek(), confirm: defaults().confirm, premoves: false, warn: false };
    close();
    connection.stop();
  });
}

/** The events that led to the room that `viewOf` shows. */
const PAST: Envelope[] = (
  [
    { type: 'created', host: { id: 'p1', name: 'ada' } },
    { type: 'seated', seat: 'guest', player: { id: 'p2', name: 'bo' } },
    { type: 'started', black: 'host' },
  ] as const
).map((event, n) => ({ seq: n + 1, time: 0, event }));

export const played = (color: Color, point: string): Move => ({ color, point });
export const at = (name: string) => parsePoint({ kind: 'go', width: 5, height: 5 }, name) ?? -1;
export const rows = () => store.board.value?.rows;
export const EMPTY = ['.....', '.....', '.....', '.....', '.....'];
export const ONE = ['.....', '.....', '..X..', '.....', '.....'];

/** The server sends a move and the board after it. */
export function moved(seq: number, color: 'black' | 'white', point: string, board: string[]): void {
  const event: Event = { type: 'moved', color, point, captured: [] };
  const events: Envelope[] = [{ seq, time: 0, event }];
  const turn = color === 'black' ? 'white' : 'black';
  world.socket.says({
    type: 'events',
    room: 'r',
    events,
    state: stateOf({ board, turn, stone: turn, move_number: seq - 3 }),
  });
}
