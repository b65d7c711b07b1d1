// Ends the session, and removes what this browser stores for the site.

import { hereGames } from '../../device/here.ts';
import { request } from '../../net/api.ts';

/**
 * Removes the settings, the remembered games, the drafts, and the games that were played on this device. The files of the
 * client stay, because they contain nothing about anyone.
 */
export async function clearBrowser(): Promise<void> {
  const { forget } = await import('../../device/lasting.ts');
  for (const { room } of hereGames()) await forget(room);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // The browser blocks this storage, so nothing is stored there.
    }
  }
}

/** Ends the session. With `erase`, our name and chat are also erased from all games. */
export async function endSession(erase: boolean): Promise<void> {
  await request(`/api/v1/session${erase ? '?erase=true' : ''}`, { method: 'DELETE' });
}
