// The player's games that have ended while their pages were closed, for example because the opponent did not want to wait any
// longer. No list of the server tells the player about them. Also shows the remembered games while there is no connection.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { inLine, setupWords } from '../../i18n/words.ts';
import { ApiError, getRoom } from '../../net/api.ts';
import { offline } from '../../net/offline.ts';
import { stayIn } from '../../room/rejoin.ts';
import { nameOf, outcomeOf } from '../../room/words.ts';
import type { Room } from '../../state/fold.ts';
import { ownGames } from '../../state/remembered.ts';
import { titleIn } from '../../state/titles.ts';
import { rememberSpace, yours } from '../../state/yours.ts';

/** A game that is over, and the function that puts its result into words for its player. */
type Ended = { room: Room; own: (room: Room) => string };

/** The ended games that have already been fetched. They do not change any more. */
const known = new Map<string, Ended>();

/** The rooms in which the player's game is over. Forgets the rooms that are gone or in which the player has no seat. */
export async function endedGames(ids: readonly string[], signal: AbortSignal): Promise<readonly Ended[]> {
  const all = await Promise.all(ids.map((id) => endedGame(id, signal)));
  rememberSpace();
  return all.filter((one) => one !== null);
}

async function endedGame(id: string, signal: AbortSignal): Promise<Ended | null> {
  const found = known.get(id);
  if (found) return found;
  try {
    const room: Room = { view: await getRoom(id, signal), received: performance.now() };
    const { role, state } = room.view;
    if (role.type !== 'player') ownGames.forget(id);
    else if (state.phase === 'finished' || state.phase === 'aborted') {
      // The room's page loads `ending.tsx`, too. Both pages load it with `import()`, so that no other page has to load
      // it.
      const { ownOutcome } = await import('../../room/ending.tsx');
      const ended = { room, own: ownOutcome };
      known.set(id, ended);
      return ended;
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') ownGames.forget(id);
  }
  return null;
}

/** The ended games, each with its result and a link to its room. When the room's page opens, it forgets the game. */
export function EndedGames({ all }: { all: readonly Ended[] }) {
  return all.map(({ room, own }) => (
    <a key={room.view.id} class="now-game" href={`/room/${room.view.id}`}>
      <strong>{room.view.state.phase === 'aborted' ? t('outcome-aborted') : own(room) || outcomeOf(room)}</strong>
      <span class="now-title">{inLine(opponentOf(room), setupWords(room.view.setup))}</span>
    </a>
  ));
}

/**
 * The remembered games, while the page cannot ask the server about them. Each is a link to its room, which opens as soon
 * as the connection is back. Then the top of the home page shows the games that still run.
 */
export function CutGames({ ids }: { ids: readonly string[] }) {
  useEffect(() => void stayIn(ids).catch(() => {}), [ids]);
  if (!offline.value) return null;
  return ids
    .filter((id) => yours.value.every((one) => one.id !== id))
    .map((id) => (
      <a key={id} class="now-game" href={`/room/${id}`}>
        <strong>{t('home-now-cut')}</strong>
        <span class="now-title">{titleIn(id) || t('home-now-own')}</span>
      </a>
    ));
}

/** The name of the player's opponent. It comes first, because a narrow page cuts the end of the line. */
function opponentOf(room: Room): string {
  const { role } = room.view;
  return role.type === 'player' ? nameOf(room, role.seat === 'host' ? 'guest' : 'host') : '';
}
