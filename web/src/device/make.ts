// Begins a game on this device, because there is no server.

import { ApiError } from '../net/api.ts';
import type { Near } from '../pages/new-game/make.ts';
import type { CreateRoom } from '../protocol.gen.ts';
import { settings } from '../state/settings.ts';
import { loadBots } from './bot.ts';
import { beginHere } from './module.ts';

/**
 * Begins a game against a second person on this device or against a bot, and returns the path of its page. The game can
 * be uploaded later.
 */
export async function makeHere(terms: CreateRoom, opposite: Near): Promise<string> {
  const bot = 'level' in opposite;
  // A game against a bot that cannot be loaded must not begin.
  if (bot) await loadBots().catch((cause: unknown) => Promise.reject(new ApiError('device_no_bot', String(cause))));
  const guest = bot ? { guest: '', bot: opposite.level } : { guest: opposite.name ?? 'player-2' };
  const room = await beginHere({ terms, host: settings.peek().name || 'player-1', ...guest });
  if (room === undefined) throw new ApiError('device_full', 'the game was not stored');
  return `/room/${room}`;
}
