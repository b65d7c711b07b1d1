import { beforeEach, expect, it, vi } from 'vitest';
import { TERMS } from '../../device/terms.fixtures.ts';
import { ApiError, createRoom, postCommand } from '../../net/api.ts';
import type { CreateRoom } from '../../protocol.gen.ts';
import { makeRoom } from './make.ts';

vi.mock('../../net/api.ts', async (original) => ({
  ...(await original<typeof import('../../net/api.ts')>()),
  createRoom: vi.fn(),
  postCommand: vi.fn(),
}));
vi.mock('../../state/session.ts', async (original) => ({
  ...(await original<typeof import('../../state/session.ts')>()),
  ensureSession: async () => {},
}));
vi.mock('../../device/make.ts', () => ({ makeHere: async () => '/room/here-x' }));

const LOST = new ApiError('offline', 'no network');
const DONE = { seq: 3, room: 'x' } as unknown as Awaited<ReturnType<typeof postCommand>>;
const MADE = { id: 'x' } as Awaited<ReturnType<typeof createRoom>>;

beforeEach(() => {
  vi.mocked(createRoom).mockReset().mockResolvedValue(MADE);
  vi.mocked(postCommand).mockReset().mockResolvedValue(DONE);
});

it('a game begins on this device if the server cannot create the room, unless the game needs the server', async () => {
  vi.mocked(createRoom).mockRejectedValue(LOST);
  expect(await makeRoom(TERMS, { level: 2 })).toBe('/room/here-x');
  await expect(makeRoom(TERMS)).rejects.toBe(LOST);
  await expect(makeRoom({ ...TERMS, series: 3 } as unknown as CreateRoom, { level: 2 })).rejects.toBe(LOST);
  expect(postCommand).not.toHaveBeenCalled();
});

it('a room that the server has created is never replaced by a second game: the bot is seated again', async () => {
  vi.mocked(postCommand).mockRejectedValueOnce(LOST);
  expect(await makeRoom(TERMS, { level: 2 })).toBe('/room/x');
  const seat = ['x', 'opposite', { type: 'seat_bot', level: 2 }];
  expect(vi.mocked(postCommand).mock.calls).toEqual([seat, seat]);
  vi.mocked(postCommand).mockRejectedValue(LOST);
  await expect(makeRoom(TERMS, { level: 2 })).rejects.toBe(LOST);
  expect(postCommand).toHaveBeenCalledTimes(4);
});

it('an engine of the server is seated there, and never on this device', async () => {
  expect(await makeRoom(TERMS, { engine: 'gnugo' })).toBe('/room/x');
  expect(vi.mocked(postCommand).mock.calls).toEqual([['x', 'opposite', { type: 'seat_engine', engine: 'gnugo' }]]);
  vi.mocked(createRoom).mockRejectedValue(LOST);
  await expect(makeRoom(TERMS, { engine: 'gnugo' })).rejects.toBe(LOST);
});

it('a bot that the server refuses is an error', async () => {
  const refused = new ApiError('not_allowed', 'no such bot');
  vi.mocked(postCommand).mockRejectedValue(refused);
  await expect(makeRoom(TERMS, { level: 9 })).rejects.toBe(refused);
});

it('a program plays only on the server, and the page of the room asks it to come', async () => {
  expect(await makeRoom(TERMS, { program: 'bot-p 1' })).toBe('/room/x?ask=bot-p+1');
  expect(postCommand).not.toHaveBeenCalled();
  vi.mocked(createRoom).mockRejectedValue(LOST);
  await expect(makeRoom(TERMS, { program: 'bot-p1' })).rejects.toBe(LOST);
});
