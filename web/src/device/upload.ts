// Sends finished games on this device to the server, as soon as it can be reached. The server stores a game once, however
// often it is sent.

import { effect } from '@preact/signals';
import { ApiError, uploadGame } from '../net/api.ts';
import { connection } from '../net/connection.ts';
import { ensureSession } from '../state/session.ts';
import { changes, hereGames, keepState, recordOf } from './here.ts';

/** Refusals after which the same game may be accepted later. After any other, the player is told why it is not. */
const LATER: ReadonlySet<ApiError['code']> = new Set([
  'offline',
  'unavailable',
  'draining',
  'rate_limited',
  'timeout',
  'no_session',
  'internal',
] satisfies ApiError['code'][]);

let sending = false;

/** Sends all finished games that the server does not have. Stops when the server cannot take one now. */
export async function sendGames(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const { room, state } of hereGames()) {
      if (state.phase !== 'finished' || state.sent !== undefined || state.refused !== undefined) continue;
      if (!(await send(room))) return;
    }
  } finally {
    sending = false;
  }
}

/** Sends a game. Returns whether the server has answered for good. */
async function send(room: string): Promise<boolean> {
  const record = recordOf(room);
  if (record === null) return true;
  try {
    await ensureSession();
    keepState(room, { sent: (await uploadGame(record)).id });
  } catch (error) {
    if (!(error instanceof ApiError) || LATER.has(error.code)) return false;
    keepState(room, { refused: error.message });
  }
  return true;
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
