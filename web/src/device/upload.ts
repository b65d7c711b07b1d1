// Sends the finished games on this device to the server as soon as the server can be reached. The server stores a game
// only once, even if it is sent several times.

import { effect } from '@preact/signals';
import { ApiError, uploadGame } from '../net/api.ts';
import { connection } from '../net/connection.ts';
import { ensureSession } from '../state/session.ts';
import { changes, hereGames, recordOf, recovered } from './here.ts';
import { keepRecord, keepState } from './lasting.ts';

type Codes = ReadonlySet<ApiError['code']>;

/** Failures that have nothing to do with the game. Any other game would fail now, too, so all games wait. */
const NOT_NOW: Codes = new Set(['offline', 'draining', 'rate_limited', 'no_session'] satisfies ApiError['code'][]);
/** Failures after which only the failed game waits. After a failure in neither set, the game is never sent again. */
const LATER: Codes = new Set(['unavailable', 'timeout', 'internal'] satisfies ApiError['code'][]);

let sending = false;
let again: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the finished games that the server has neither stored nor refused. After a `NOT_NOW` failure, the remaining
 * games wait.
 */
export async function sendGames(): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(again);
  try {
    await recovered();
    for (const { room, state } of hereGames()) {
      if (state.phase !== 'finished' || state.sent !== undefined || state.refused !== undefined) continue;
      const wait = await send(room);
      if (wait === undefined) continue;
      if (wait > 0) again = setTimeout(sendGames, wait * 1000);
      return;
    }
  } finally {
    sending = false;
  }
}

/**
 * Sends a game. If the server accepts no game at the moment (`NOT_NOW`), returns the number of seconds to wait, or 0 if
 * this number is unknown. Otherwise returns undefined.
 */
async function send(room: string): Promise<number | undefined> {
  const record = recordOf(room);
  if (record === null) return undefined;
  try {
    await ensureSession();
    // The players must never be able to go on with a game that the server has. So the end of the game must be on the
    // disk before the game is sent.
    if (!(await keepRecord(room, record))) return undefined;
    await keepState(room, { sent: (await uploadGame(record)).id });
  } catch (error) {
    if (!(error instanceof ApiError)) return undefined;
    if (NOT_NOW.has(error.code)) return error.retryAfterS;
    if (!LATER.has(error.code)) await keepState(room, { refused: error.message });
  }
  return undefined;
}

let watching = false;

/** Sends games whenever the connection is open: those that are finished now, and those that finish later. */
export function keepSending(): void {
  if (watching) return;
  watching = true;
  effect(() => {
    changes.value;
    if (connection.link.value === 'open') void sendGames();
  });
}
