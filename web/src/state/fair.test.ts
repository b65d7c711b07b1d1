import { expect, test } from 'vitest';
import type { Event, Spared } from '../protocol.gen.ts';
import { givenBack, sumOf } from './fair.ts';

const black: Event = { type: 'moved', color: 'black', point: 'E5', captured: [] };
const white: Event = { type: 'passed', color: 'white' };
const spared = (seat: 'host' | 'guest', lag_ms: number, server_ms: number): Spared => ({ seat, lag_ms, server_ms });

test('a turn with time given back is listed with its move, its player, and the parts for the network and the server', () => {
  const turns = givenBack([
    { event: black },
    { event: white, spared: spared('guest', 48, 3) },
    { event: { type: 'chose', seat: 'host', choice: 'black', black: 'host' }, spared: spared('host', 0, 2) },
    { event: black, spared: spared('host', 20, 0) },
  ]);
  expect(turns).toEqual([
    { number: 2, seat: 'guest', networkMs: 48, serverMs: 3 },
    { number: 2, seat: 'host', networkMs: 0, serverMs: 2 },
    { number: 3, seat: 'host', networkMs: 20, serverMs: 0 },
  ]);
  expect([sumOf(turns, 'host'), sumOf(turns, 'guest')]).toEqual([
    { networkMs: 20, serverMs: 2 },
    { networkMs: 48, serverMs: 3 },
  ]);
});

test('a turn that was taken back is not listed', () => {
  const turns = givenBack([
    { event: black, spared: spared('host', 1, 0) },
    { event: white, spared: spared('guest', 2, 0) },
    { event: black, spared: spared('host', 3, 0) },
    { event: { type: 'taken_back', move_number: 1 } },
    { event: white, spared: spared('guest', 4, 0) },
  ]);
  expect(turns.map(({ number, networkMs }) => [number, networkMs])).toEqual([
    [1, 1],
    [2, 4],
  ]);
});

test('a redo brings back the turns that the takeback before it removed', () => {
  const turn = (lag: number) => ({ event: black, spared: spared('host', lag, 0) });
  const back = (move_number: number) => ({ event: { type: 'taken_back', move_number } as const });
  const redone = (move_number: number): { event: Event } => ({ event: { type: 'redone', move_number, moves: [] } });
  const listed = (events: Parameters<typeof givenBack>[0]) =>
    givenBack(events).map(({ number, networkMs }) => [number, networkMs]);
  const story = [turn(1), turn(2), turn(3), back(2), back(1)];
  expect(listed([...story, redone(2)])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(listed([...story, redone(2), redone(3), turn(4)])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
  // A new move ends the chance of a redo.
  expect(listed([...story, turn(5), back(1), redone(2)])).toEqual([
    [1, 1],
    [2, 5],
  ]);
});

test('if a pause interrupts a turn, the time given back until then is listed for that turn', () => {
  const halted = { type: 'halted', standstill: 'pause' } as const;
  const events = [
    { event: black },
    { event: halted, spared: spared('guest', 0, 7) },
    { event: white, spared: spared('guest', 5, 0) },
    { event: { type: 'taken_back', move_number: 1 } as const },
  ];
  expect(givenBack(events.slice(0, 3)).map(({ number, serverMs }) => [number, serverMs])).toEqual([
    [2, 7],
    [2, 0],
  ]);
  expect(givenBack(events)).toEqual([]);
});
