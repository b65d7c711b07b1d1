import { t } from '../i18n/index.ts';
import { isUrgent, yours } from '../state/yours.ts';

/**
 * Links to the player's games that are not over and to offered rematches, except the game that the current page shows.
 * Each link names the opponent. On a phone, there is space only for this name. The home page has its own list.
 */
export function YourGames({ path }: { path: string }) {
  if (path === '/') return null;
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
          <span>{game.opponent}</span> <span class="standing">{t(game.standing)}</span>
        </a>
      ))}
    </>
  );
}
