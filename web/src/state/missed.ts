// What a player missed while away.

import type { Seat } from '../protocol.gen.ts';
import type { News, Story, Told } from './story.ts';

/** News that is left out, because it does not change the game. The chat tab counts the new chat lines. */
const ASIDE: ReadonlySet<News['type']> = new Set([
  'left',
  'back',
  'chatted',
  'hidden',
  'seat_shared',
  'watching_changed',
]);

/**
 * What happened while a player was away, in order. Empty if the game has changed since the player came back. `byHand`
 * returns whether an item is a move that the player made by hand.
 *
 * The log can contain `left` twice for one absence, without a `back` between them. When a planned answer of an absent
 * player is played, the server treats the absence as over but records no `back`. The player is still away, so the server
 * then records `left` again.
 */
export function missed({ told }: Story, seat: Seat, byHand: (one: Told) => boolean): readonly Told[] {
  let found: Told[] = [];
  let during: Told[] | undefined;
  for (const one of told) {
    const { news } = one;
    if (news.type === 'left' && news.seat === seat) during ??= [];
    else if (news.type === 'back' && news.seat === seat) {
      // If nothing happened during this absence, the one before it still counts.
      if (during && during.length > 0) found = during;
      during = undefined;
    } else if (ASIDE.has(news.type)) continue;
    else if (during && !byHand(one)) during.push(one);
    else {
      found = [];
      during = undefined;
    }
  }
  return during && during.length > 0 ? [] : found;
}
