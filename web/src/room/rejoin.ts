// Connects to the player's running games after a page load. The server knows which games these are.

import { loadTexts } from '../i18n/index.ts';
import type { RoomSummary } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';

/** The running games among these rooms. Adjourned games come last, because nothing happens in them. */
export function runningOf(rooms: readonly RoomSummary[]): RoomSummary[] {
  return rooms
    .filter(({ phase }) => phase === 'playing' || phase === 'scoring')
    .sort((a, b) => Number(a.adjourned !== undefined) - Number(b.adjourned !== undefined));
}

/** Connects to these rooms and stays connected, as if the player had opened the page of each room. */
export async function stayIn(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [{ stay }] = await Promise.all([import('./keep.ts'), loadTexts(), loadRules()]);
  for (const id of ids) stay(id);
}
