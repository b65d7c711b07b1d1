// The lists of the home page. The lobby sends seeks and live games. The player's own rooms and the latest finished
// games are fetched over REST when the page is shown, and whenever the lobby shows that a room has appeared or
// disappeared.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { type ComponentChildren, h } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadTexts } from '../../i18n/index.ts';
import { listGames, listRooms } from '../../net/api.ts';
import type { GameSummary, Lobby, RoomSummary } from '../../protocol.gen.ts';
import { loadRules } from '../../rules.ts';
import { enterLobby, lobby } from '../../state/lobby.ts';
import { ownGames, ownSeries } from '../../state/remembered.ts';

/** The number of finished games on the home page. */
const RECENT = 6;
/**
 * How often the player's own rooms are fetched while at least one of them is missing from the lobby's list, in
 * milliseconds.
 */
const UNSEEN_MS = 10_000;

/** The lists of the home page. A list that is null has not loaded yet. */
export type Rooms = {
  seeks: RoomSummary[] | null;
  live: RoomSummary[] | null;
  yours: RoomSummary[];
  recent: GameSummary[] | null;
  /** The list of the player's series that wait for their next game; undefined if there are none. */
  series: ComponentChildren;
  /** The player's games that have ended while their pages were closed; undefined if there are none, null until this is known. */
  ended: ComponentChildren;
  online: number;
};

/** Keeps the lists of the home page up to date while the page is open. */
export function useRooms(): ReadonlySignal<Rooms> {
  const listed = useSignal<Pick<Rooms, 'seeks' | 'live' | 'yours'>>({ seeks: null, live: null, yours: [] });
  const recent = useSignal<GameSummary[] | null>(null);
  const series = useSignal<ComponentChildren>(undefined);
  const ended = useSignal<ComponentChildren>(null);
  useEffect(() => enterLobby(), []);

  const listedIds = lobby.value === null ? '' : ids(lobby.value);
  useEffect(() => {
    const stop = new AbortController();
    const refreshRooms = () => {
      listRooms(stop.signal).then(
        async (rooms) => {
          listed.value = rooms;
          ended.value = await ownEnded(rooms.yours, stop.signal);
        },
        async () => {
          if (stop.signal.aborted) return;
          // A notice shows that the connection is lost. The lists keep their contents.
          const { seeks, live, yours } = listed.peek();
          listed.value = { seeks: seeks ?? [], live: live ?? [], yours };
          ended.value ??= await ownEnded(null, stop.signal);
        },
      );
    };
    const refresh = () => {
      refreshRooms();
      // The lists appear together, so the finished games wait for the series.
      Promise.all([listGames(new URLSearchParams(), stop.signal), waitingSeries(stop.signal)]).then(
        ([page, found]) => {
          series.value = found;
          recent.value = page.games.slice(0, RECENT);
        },
        () => {
          if (!stop.signal.aborted) recent.value ??= [];
        },
      );
    };
    refresh();
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    const beat = setInterval(() => {
      if (document.visibilityState === 'visible' && listed.peek().yours.some(unseen)) refreshRooms();
    }, UNSEEN_MS);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', onVisible);
      stop.abort();
    };
  }, [listedIds, listed, recent, series, ended]);

  return useComputed(() => ({
    // The lobby's lists arrive first, but the page waits until all lists have arrived.
    seeks: listed.value.seeks && (lobby.value?.seeks ?? listed.value.seeks),
    live: listed.value.live && (lobby.value?.live ?? listed.value.live),
    // The lobby's summary of a room is more recent, so it shows whose turn it is now.
    yours: listed.value.yours.map((room) => lobby.value?.live.find((live) => live.id === room.id) ?? room),
    recent: recent.value,
    series: series.value,
    ended: ended.value,
    online: lobby.value?.online ?? 0,
  }));
}

/**
 * The list of the player's series that wait for their next game. Few players have such series, so the code for the list
 * is loaded only for them.
 */
async function waitingSeries(signal: AbortSignal): Promise<ComponentChildren> {
  if (ownSeries.list().length === 0) return undefined;
  try {
    const [{ OwnSeries, seriesBetween }] = await Promise.all([import('./own-series.tsx'), loadTexts(), loadRules()]);
    const all = await seriesBetween(signal);
    return all.length > 0 ? h(OwnSeries, { all }) : undefined;
  } catch {
    return undefined; // The page works without this list.
  }
}

/**
 * The player's games that have ended while their pages were closed. Few players have such games, so the code that shows
 * them is loaded only if there are some. `yours` are the unfinished rooms of the player, or null if the server cannot be
 * asked. Then all remembered games are shown.
 */
async function ownEnded(yours: readonly RoomSummary[] | null, signal: AbortSignal): Promise<ComponentChildren> {
  const gone = ownGames.list().filter((id) => !yours?.some((room) => room.id === id));
  if (gone.length === 0) return undefined;
  try {
    const [{ CutGames, EndedGames, endedGames }] = await Promise.all([import('./ended.tsx'), loadTexts(), loadRules()]);
    if (!yours) return h(CutGames, { ids: gone });
    const all = await endedGames(gone, signal);
    return all.length > 0 ? h(EndedGames, { all }) : undefined;
  } catch {
    return undefined; // The page works without them.
  }
}

/**
 * Whether this running game of the player is missing from the lobby's list. Private games are missing from it, and so
 * are some others if the list is full. False for adjourned games: they are never listed, but need no updates, because
 * nothing happens in them.
 */
function unseen(room: RoomSummary): boolean {
  return (
    room.phase === 'playing' && room.adjourned === undefined && !lobby.peek()?.live.some((live) => live.id === room.id)
  );
}

/** A string that changes when a room appears or disappears, but not with each move. */
function ids({ seeks, live }: Lobby): string {
  return [...seeks, ...live].map((room) => room.id).join();
}
