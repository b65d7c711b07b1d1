// Removes what this browser stores for the site, for people who leave a browser that others use, too.

import { hereGames } from '../../device/here.ts';

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
