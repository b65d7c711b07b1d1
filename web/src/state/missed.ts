// What a player missed while away.

import type { Seat } from '../protocol.gen.ts';
import type { News, Story } from './story.ts';

/** News that is left out, because it does not change the game. The chat tab counts the new chat lines. */
const ASIDE: ReadonlySet<News['type']> = new Set([
  'left',
  'back',
  'chatted',
  'hidden',
  'seat_shared',
  'watching_changed',
]);

/** What happened while a player was away, in order. Empty if anything has happened since the player came back. */
export function missed({ told }: Story, seat: Seat): readonly News[] {
  const found: News[] = [];
  let away = false;
  for (const { news } of [...told].reverse()) {
    if (news.type === 'back' && news.seat === seat) away = true;
    if (news.type === 'left' && news.seat === seat) {
      if (found.length > 0) return found.reverse();
      away = false; // Nothing happened during this absence, so look at the one before it.
    }
    if (ASIDE.has(news.type)) continue;
    if (!away) return [];
    found.push(news);
  }
  return [];
}
