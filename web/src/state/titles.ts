// The titles of the player's running games, so that the home page can name these games without a connection.

import { ownGames } from './remembered.ts';

const KEY = 'tengen.titles';
/** The maximum length of a title. A longer one is cut. */
const MOST_CHARACTERS = 200;

function stored(): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {}; // The browser may block all storage.
  }
}

/** The title of a remembered game. Empty if it is unknown. */
export function titleIn(room: string): string {
  const title = stored()[room];
  return typeof title === 'string' ? title.slice(0, MOST_CHARACTERS) : '';
}

/** Remembers the title of a game, and forgets the titles of the games that are no longer remembered. */
export function rememberTitle(room: string, title: string): void {
  const known = new Set(ownGames.list());
  const kept = Object.entries({ ...stored(), [room]: title.slice(0, MOST_CHARACTERS) }).filter(([id]) => known.has(id));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, the home page has no title for the game.
  }
}
