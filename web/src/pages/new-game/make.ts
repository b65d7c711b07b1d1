// Creates the room of a new game.

import { ApiError, createRoom, listRooms, postCommand, refusesName } from '../../net/api.ts';
import { offline } from '../../net/offline.ts';
import type { Command, CreateRoom, RoomSummary } from '../../protocol.gen.ts';
import { ASK } from '../../state/ask.ts';
import { saveTypedName } from '../../state/naming.ts';
import { ensureSession } from '../../state/session.ts';

/**
 * A second person on this device. If `name` is absent, the server chooses a name. Without a server, the name is
 * `player-2`.
 */
type Second = { name?: string };

/**
 * The opponent. A second person on this device, a bot of a level, or an engine of the server is there from the start. A
 * program is not there yet: the page of the room challenges it.
 */
export type Opposite = Second | { level: number } | { engine: string } | { program: string };

/** An opponent who can also play on this device. */
export type Near = Exclude<Opposite, { engine: string } | { program: string }>;

/**
 * Creates a room with the player as its host, and returns the path of its page. Returns undefined if the name that the
 * player typed could not be saved. The field for the name then says why. If the opponent is a second person on this
 * device or a bot, the game begins immediately.
 */
export async function makeRoom(room: CreateRoom, opposite?: Opposite): Promise<string | undefined> {
  // A series needs the server, because the server keeps the score. Engines and programs play only on the server.
  const near = opposite && !('engine' in opposite) && !('program' in opposite) && !room.series ? opposite : undefined;
  // Without a connection, a request may wait a long time. The server might then create the room when nobody needs it
  // anymore.
  if (near && offline.peek()) return (await saveTypedName(true)) ? makeHere(room, near) : undefined;
  let id: string | undefined;
  try {
    id = await makeOnServer(room, opposite !== undefined);
  } catch (error) {
    if (!near || !isUnreachable(error)) throw error;
    return makeHere(room, near);
  }
  if (id === undefined) return undefined;
  if (opposite && 'program' in opposite) return `/room/${id}?${new URLSearchParams({ [ASK]: opposite.program })}`;
  // The room is on the server now, so a game on this device would be a second game.
  if (opposite) await seat(id, opposite);
  return `/room/${id}`;
}

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline';

/** Begins a game on this device, because there is no server. */
const makeHere = async (room: CreateRoom, opposite: Near): Promise<string> =>
  (await import('../../device/make.ts')).makeHere(room, opposite);

/** Creates the room and returns its id. */
async function makeOnServer(room: CreateRoom, isForTwo: boolean): Promise<string | undefined> {
  if (!(await saveTypedName(isForTwo))) return undefined;
  await ensureSession();
  return (await createRoom(room)).id;
}

async function seat(id: string, opposite: Exclude<Opposite, { program: string }>): Promise<void> {
  if ('level' in opposite || 'engine' in opposite) {
    const command: Command =
      'level' in opposite ? { type: 'seat_bot', ...opposite } : { type: 'seat_engine', ...opposite };
    // The server carries out commands with the same id only once, so the command can be sent again.
    const seatBot = () => postCommand(id, 'opposite', command);
    await seatBot().catch(seatBot);
    return;
  }
  // If the server refuses the name, let it choose one. If this also fails, the room has a button that tries again.
  await postCommand(id, 'opposite', { type: 'sit_opposite', ...opposite })
    .catch((error: unknown) => (refusesName(error) ? postCommand(id, 'unnamed', { type: 'sit_opposite' }) : undefined))
    .catch(() => undefined);
}

/** Why a room could not be created: the error, and the player's open games if there are too many of them. */
export type Failure = { error: unknown; open: readonly RoomSummary[] };

/** Adds the player's open games to an error of `makeRoom` if the error says that the player has too many open games. */
export async function failureOf(error: unknown): Promise<Failure> {
  const tooMany = error instanceof ApiError && error.code === 'too_many';
  const open = tooMany
    ? await listRooms().then(
        ({ yours }) => yours,
        () => [], // The message then lists no games.
      )
    : [];
  return { error, open };
}
