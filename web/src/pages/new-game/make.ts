// Creates the room of a new game.

import { ApiError, createRoom, listRooms } from '../../net/api.ts';
import type { CreateRoom, RoomSummary } from '../../protocol.gen.ts';
import { saveTypedName } from '../../state/naming.ts';
import { ensureSession } from '../../state/session.ts';

/**
 * Creates a room with the caller as its host, and returns the path of its page. Returns undefined if the name that the
 * player typed is not valid: its field says why.
 */
export async function makeRoom(room: CreateRoom): Promise<string | undefined> {
  if (!(await saveTypedName())) return undefined;
  await ensureSession();
  const { id } = await createRoom(room);
  return `/room/${id}`;
}

/** Why a room could not be created: the error, and the player's open games if there are too many of them. */
export type Failure = { error: unknown; open: readonly RoomSummary[] };

/** Finds out more about an error of `makeRoom`. */
export async function failureOf(error: unknown): Promise<Failure> {
  const tooMany = error instanceof ApiError && error.code === 'too_many';
  const open = tooMany
    ? await listRooms().then(
        ({ yours }) => yours,
        () => [], // Then the message does not list them.
      )
    : [];
  return { error, open };
}
