import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { listRooms } from '../net/api.ts';
import { runningOf, stayIn } from '../room/rejoin.ts';
import { me } from '../state/session.ts';
import { isUrgent, yours } from '../state/yours.ts';

/**
 * Links to the player's games that are not over and to offered rematches, except the game that the current page shows.
 * Each link says what the game waits for, and names the opponent. On a phone, there is space only for a dot and the name.
 * The home page has its own list.
 */
export function YourGames({ path }: { path: string }) {
  const home = path === '/';
  const player = me.value?.id;
  useEffect(() => {
    // After a reload, only the server knows the games. The home page asks the server itself.
    if (home || player === undefined) return;
    const stop = new AbortController();
    listRooms(stop.signal)
      .then((rooms) => stayIn(runningOf(rooms.yours).map(({ id }) => id)))
      .catch(() => {}); // The home page still leads to the games.
    return () => stop.abort();
  }, [home, player]);
  if (home) return null;
  const games = yours.value.filter(({ id }) => path !== `/room/${id}`);
  return (
    <>
      {games.map((game) => (
        <a
          key={game.id}
          class={isUrgent(game) ? 'back-to-game turn' : 'back-to-game'}
          href={`/room/${game.id}`}
          title={game.title}
        >
          <span class="standing">{t(game.standing)} · </span>
          <span>{game.opponent}</span>
        </a>
      ))}
    </>
  );
}
