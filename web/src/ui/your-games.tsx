import { t } from '../i18n/index.ts';
import { yours } from '../state/yours.ts';

/** On any other page: the way back to the player's games. */
export function YourGames({ path }: { path: string }) {
  return (
    <>
      {yours.value
        .filter(({ id }) => path !== `/room/${id}`)
        .map(({ id, title, turn }) => (
          <a key={id} class={turn ? 'back-to-game turn' : 'back-to-game'} href={`/room/${id}`} title={title}>
            {t(turn ? 'room-status-yours' : 'room-live')}
          </a>
        ))}
    </>
  );
}
