import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { inLine } from '../../i18n/words.ts';
import { getSeries } from '../../net/api.ts';
import type { SeriesScore } from '../../protocol.gen.ts';
import { gameOf } from '../../room/series.ts';
import { me } from '../../state/session.ts';

/**
 * Which game of a series this is, with links to the other games. Until the series is decided, the two players also
 * get a link to the room of the latest game.
 */
export function GameSeries({ id, players }: { id: string; players: readonly string[] }) {
  const score = useSignal<SeriesScore | null>(null);
  const links = useSignal<typeof import('../../room/series-panel.tsx').SeriesGames | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    Promise.all([getSeries(id, stop.signal), import('../../room/series-panel.tsx')]).then(
      ([found, { SeriesGames }]) => {
        links.value = SeriesGames;
        score.value = found;
      },
      () => {}, // The replay works without the series.
    );
    return () => stop.abort();
  }, [id, score, links]);
  const found = score.value;
  const SeriesGames = links.value;
  const plays = players.includes(me.value?.id ?? '');
  const last = found && !found.over ? found.games.at(-1)?.room : undefined;
  return (
    <section class="series" aria-label={t('series-games')}>
      <p class="small muted">{found ? inLine(gameOf(found), seriesWords(found.series)) : ''}</p>
      {plays ? <p>{last ? <a href={`/room/${last}`}>{t('series-to-room')}</a> : null}</p> : null}
      {found && SeriesGames ? <SeriesGames games={found.games} room={id} /> : null}
    </section>
  );
}
