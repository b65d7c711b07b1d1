// The lists of the home page. The lobby sends seeks and live games. The player's own rooms and the latest finished games
// are fetched over REST whenever the lobby shows that a room has appeared or disappeared.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listGames, listRooms } from '../../net/api.ts';
import type { GameSummary, Lobby, RoomSummary } from '../../protocol.gen.ts';
import { enterLobby, lobby } from '../../state/lobby.ts';

/** The number of finished games on the home page. */
const RECENT = 6;
/** How often the player's own rooms are fetched while the lobby does not list one of them, in milliseconds. */
const UNSEEN_MS = 10_000;

/** The lists of the home page. A list that is null has not loaded yet. */
export type Rooms = {
  seeks: RoomSummary[] | null;
  live: RoomSummary[] | null;
  yours: RoomSummary[];
  recent: GameSummary[] | null;
  online: number;
};

/** Keeps the lists of the home page up to date while it is open. */
export function useRooms(): ReadonlySignal<Rooms> {
  const listed = useSignal<Pick<Rooms, 'seeks' | 'live' | 'yours'>>({ seeks: null, live: null, yours: [] });
  const recent = useSignal<GameSummary[] | null>(null);
  useEffect(() => enterLobby(), []);

  const listedIds = lobby.value === null ? '' : ids(lobby.value);
  useEffect(() => {
    const stop = new AbortController();
    const refreshRooms = () => {
      listRooms(stop.signal).then(
        (rooms) => {
          listed.value = rooms;
        },
        () => {
          if (stop.signal.aborted) return;
          // A notice shows that the connection is lost. The lists keep their contents.
          const { seeks, live, yours } = listed.peek();
          listed.value = { seeks: seeks ?? [], live: live ?? [], yours };
        },
      );
    };
    const refresh = () => {
      refreshRooms();
      listGames(new URLSearchParams(), stop.signal).then(
        (page) => {
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
  }, [listedIds, listed, recent]);

  return useComputed(() => ({
    // The lobby's lists arrive first, but the page waits until all lists have arrived.
    seeks: listed.value.seeks && (lobby.value?.seeks ?? listed.value.seeks),
    live: listed.value.live && (lobby.value?.live ?? listed.value.live),
    // The lobby's summary of a room is more recent, so it shows whose turn it is now.
    yours: listed.value.yours.map((room) => lobby.value?.live.find((live) => live.id === room.id) ?? room),
    recent: recent.value,
    online: lobby.value?.online ?? 0,
  }));
}

/**
 * Whether the lobby does not list this game of the player, because the game is private or the list is full. Adjourned games
 * are not listed either, but nothing happens in them.
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
