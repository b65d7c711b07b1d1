import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../net/api.ts';
import { disk } from './database.fixtures.ts';
import { stateOf } from './here.ts';
import { keepRecord } from './lasting.ts';
import { sendGames } from './upload.ts';

const uploadGame = vi.hoisted(() => vi.fn<(record: string) => Promise<{ id: string }>>());
vi.mock('../net/api.ts', async (original) => ({ ...(await original<object>()), uploadGame }));
vi.mock('../state/session.ts', () => ({ ensureSession: async () => {} }));

const ROOMS = ['here-a', 'here-b', 'here-c'];

/** The records that the server refuses, each with its error. The server accepts all other records. */
let answers: Record<string, ApiError>;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  disk.clear();
  answers = {};
  uploadGame.mockReset();
  uploadGame.mockImplementation(async (record) => {
    if (answers[record]) throw answers[record];
    return { id: `of-${record}` };
  });
  for (const room of ROOMS) {
    await keepRecord(room, room, { phase: 'finished' });
  }
});
afterEach(() => vi.useRealTimers());

const sent = () => ROOMS.map((room) => stateOf(room).sent !== undefined);

it.each(['internal', 'timeout', 'unavailable', 'invalid', 'too_large', 'forbidden_origin'] as const)(
  'a game whose upload fails with %s does not keep other games waiting',
  async (code) => {
    answers = { 'here-a': new ApiError(code, 'the reason') };
    await sendGames();
    expect(sent()).toEqual([false, true, true]);
    const forGood = !['internal', 'timeout', 'unavailable'].includes(code);
    expect(stateOf('here-a').refused).toBe(forGood ? 'the reason' : undefined);
    uploadGame.mockClear();
    await sendGames();
    expect(uploadGame).toHaveBeenCalledTimes(forGood ? 0 : 1);
  },
);

it('if the server asks for a delay, the remaining games are sent as soon as the delay is over', async () => {
  answers = { 'here-b': new ApiError('rate_limited', 'too fast', { retryAfterS: 3 }) };
  await sendGames();
  expect(sent()).toEqual([true, false, false]);
  answers = {};
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sent()).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([true, true, true]);
});

it('if the server cannot be reached, only the first game is tried', async () => {
  for (const room of ROOMS) answers[room] = new ApiError('offline', '');
  await sendGames();
  expect(uploadGame).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect(uploadGame).toHaveBeenCalledTimes(1);
});

it("a game is written to the disk before its upload, and the server's id for the game is written after the upload", async () => {
  disk.clear(); // As if an earlier version, which did not use IndexedDB, had stored these games.
  uploadGame.mockImplementation(async (record) => {
    expect(disk.get(record)).toMatchObject({ record, state: { phase: 'finished' } });
    return { id: `of-${record}` };
  });
  await sendGames();
  expect(sent()).toEqual([true, true, true]);
  for (const room of ROOMS) expect(disk.get(room)).toMatchObject({ state: { sent: `of-${room}` } });
});
