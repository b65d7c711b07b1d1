import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { ApiError, listGames } from '../net/api.ts';
import { connection } from '../net/connection.ts';
import type { GamePage } from '../protocol.gen.ts';
import { change, settings, VIEWS } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Cards, Lines } from '../ui/icons.tsx';
import { useTitle } from '../ui/title.ts';
import { GameCards } from './history/cards.tsx';
import { Filters } from './history/filters.tsx';
import { Pager } from './history/pager.tsx';
import { address, filtered, parameters, parseQuery, type Query } from './history/query.ts';
import { GameTable } from './history/table.tsx';
import { Here } from './home/here.tsx';
import '../theme/history.css';

/** The finished games that match the filters in the URL. */
export default function History() {
  useTitle(t('history-title'));
  const { query: raw, route } = useLocation();
  const query = parseQuery(raw);
  const { page, failure, again } = useGames(query, () => route(newest(query), true));
  const { view } = settings.value;
  return (
    <div class="page history">
      <div class="page-head">
        <h1>{t('history-title')}</h1>
        <p class="muted number" role="status">
          {page ? t(page.more ? 'history-total-more' : 'history-total', { count: page.total }) : ''}
        </p>
        <div class="line to-end">
          <Views view={view} />
          <a class="button" href="/game/file">
            {t('history-open-file')}
          </a>
        </div>
      </div>
      <Filters query={query} onQuery={(next) => route(address(next))} />
      {failure && (
        <div class="notice bad" role="alert">
          <p>{t('history-failed', { reason: failure })}</p>
          <Button onClick={again}>{t('app-retry')}</Button>
        </div>
      )}
      <Here heading />
      {page ? <Games page={page} query={query} view={view} /> : <div class="games-place" />}
      {page && <Pager query={query} page={page} />}
    </div>
  );
}

type View = (typeof VIEWS)[number];

/** Lets the reader choose between the table and the cards. */
function Views({ view }: { view: View }) {
  return (
    <fieldset class="views">
      <legend class="heard">{t('history-view')}</legend>
      {VIEWS.map((value) => (
        <Button key={value} kind="quiet" aria-pressed={view === value} onClick={() => change({ view: value })}>
          {value === 'table' ? <Lines /> : <Cards />}
          {t(`history-view-${value}`)}
        </Button>
      ))}
    </fieldset>
  );
}

function Games({ page, query, view }: { page: GamePage; query: Query; view: View }) {
  const { games, total } = page;
  if (games.length > 0) return view === 'table' ? <GameTable games={games} /> : <GameCards games={games} />;
  // An old link may lead to a place beyond the last game.
  if (total > 0) {
    return (
      <p class="empty">
        {t('history-beyond')} <a href={newest(query)}>{t('history-newest')}</a>
      </p>
    );
  }
  return <p class="empty">{filtered(query) ? t('history-empty') : t('history-nothing')}</p>;
}

/** The URL of the newest games that match the filters. */
function newest(query: Query): string {
  return address({ ...query, before: '', after: '' });
}

/**
 * Loads the page of games for these filters. Returns the previous page until the new one has loaded. If the reader has
 * gone back to the newest game, calls `onNewest`, so that the page is full and its address leads to the newest games.
 */
function useGames(query: Query, onNewest: () => void) {
  const page = useSignal<GamePage | null>(null);
  const failure = useSignal('');
  const tries = useSignal(0);
  const asked = parameters(query).toString();
  const attempt = tries.value;
  const backward = query.after !== '';
  const atNewest = useRef(onNewest);
  atNewest.current = onNewest;
  const open = connection.link.value === 'open';
  useEffect(() => {
    if (open && failure.peek()) tries.value++;
  }, [open, failure, tries]);
  useEffect(() => {
    const stop = new AbortController();
    listGames(new URLSearchParams(asked), stop.signal).then(
      (found) => {
        if (backward && found.newer === undefined) return atNewest.current();
        page.value = found;
        failure.value = '';
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        // The other filters are chosen from lists, so only the search can be wrong.
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'invalid') failure.value = t('history-bad-search');
        else if (code === 'timeout') failure.value = t('history-slow-search');
        else failure.value = errorWords(error);
      },
    );
    return () => stop.abort();
  }, [asked, attempt, backward, page, failure]);
  return {
    page: page.value,
    failure: failure.value,
    again: () => {
      tries.value++;
    },
  };
}
