// Creates the room of a new game.

import { t } from '../../i18n/index.ts';
import { errorWords } from '../../i18n/words.ts';
import { ApiError, createRoom } from '../../net/api.ts';
import type { CreateRoom } from '../../protocol.gen.ts';
import { ensureSession } from '../../state/session.ts';

/** Creates a room with the caller as its host, and returns the path of its page. */
export async function makeRoom(room: CreateRoom): Promise<string> {
  await ensureSession();
  const { id } = await createRoom(room);
  return `/room/${id}`;
}

/** Why a room could not be created. */
export function makingFailed(error: unknown): string {
  const tooMany = error instanceof ApiError && error.code === 'too_many';
  return tooMany ? t('home-too-many') : t('home-failed', { reason: errorWords(error) });
}
