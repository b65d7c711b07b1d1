// The player's series that wait for their next game. The server's lists do not contain the rooms of these series.

import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { inLine, playerName, setupWords } from '../../i18n/words.ts';
import { ApiError, getRoom, getSeries } from '../../net/api.ts';
import type { RoomView, SeriesScore } from '../../protocol.gen.ts';
import { gameOf, pointsWords } from '../../room/series.ts';
import { ownSeries } from '../../state/remembered.ts';

/** A series whose next game has not begun, and the room of its latest game. */
type Between = { room: RoomView; score: SeriesScore };

/** A waiting series is forgotten if its latest room was created more than this many days ago. */
const MOST_DAYS = 30;
const DAY_MS = 86_400_000;

/** The remembered series that wait for their next game. Forgets the series that cannot go on. */
export async function seriesBetween(signal: AbortSignal): Promise<readonly Between[]> {
  const all = await Promise.all(ownSeries.list().map((id) => between(id, signal)));
  return all.filter((one) => one !== null);
}

async function between(id: string, signal: AbortSignal): Promise<Between | null> {
  try {
    const score = await getSeries(id, signal);
    const last = score.games.at(-1);
    if (!score.over && last && !last.over) return null; // The list of running games shows this game.
    const room = last && !score.over ? await getRoom(last.room, signal) : undefined;
    if (room && goesOn(room)) return { room, score: { ...score, number: score.games.length } };
    ownSeries.forget(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') ownSeries.forget(id);
  }
  return null;
}

/** Whether the viewer can still ask for the next game in this room. */
function goesOn({ role, state, created }: RoomView): boolean {
  return role.type === 'player' && !state.rematch && Date.now() - created < MOST_DAYS * DAY_MS;
}

/** The series that wait for their next game, each with a link to its room. */
export function OwnSeries({ all }: { all: readonly Between[] }) {
  return (
    <ul class="seeks">
      {all.map(({ room, score }) => {
        const { host, guest } = room.state.players;
        const points = pointsWords({ view: room, received: 0 }, score);
        return (
          <li class="seek" key={room.id}>
            <div class="seek-text">
              <p class="seek-title">
                <strong>{points}</strong>
                <span>{setupWords(room.setup)}</span>
              </p>
              <p class="small muted">{inLine(gameOf(score), seriesWords(score.series))}</p>
            </div>
            <a
              class="button"
              href={`/room/${room.id}`}
              aria-label={t('word-about', {
                what: t('series-next'),
                text: t('word-versus', { black: playerName(host), white: playerName(guest) }),
              })}
            >
              {t('series-next')}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
