import { t } from '../i18n/index.ts';
import { yours } from '../state/yours.ts';

/**
 * Links to the player's games that are not over, except the game that the current page shows. The home page has its own
 * list.
 */
export function YourGames({ path }: { path: string }) {
  if (path === '/') return null;
  const games = yours.value
    .filter(({ id }) => path !== `/room/${id}`)
    .filter(({ running, rematch }) => running || !rematch);
  return (
    <>
      {games.map(({ id, title, turn }) => (
        <a key={id} class={turn ? 'back-to-game turn' : 'back-to-game'} href={`/room/${id}`} title={title}>
          {games.length > 1 ? title : t(turn ? 'room-status-yours' : 'room-live')}
        </a>
      ))}
    </>
  );
}
