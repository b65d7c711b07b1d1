// What the front page lists: seeks and live games as the lobby sends them, one's own rooms and the latest
// finished games by REST whenever the lobby shows that something began or ended.

import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listGames, listRooms } from '../../net/api.ts';
import type { GameSummary, Lobby, RoomSummary } from '../../protocol.gen.ts';
import { enterLobby, lobby } from '../../state/lobby.ts';

/** How many finished games the front page shows. */
const RECENT = 6;
/** How often one's own games are looked at that the lobby does not tell of, in milliseconds. */
const UNSEEN_MS = 10_000;

/** The lists of the front page; each is null until it is known. */
export type Rooms = {
  seeks: RoomSummary[] | null;
  live: RoomSummary[] | null;
  yours: RoomSummary[];
  recent: GameSummary[] | null;
  online: number;
};

/** Keeps the lists of the front page while it is open. */
export function useRooms(): ReadonlySignal<Rooms> {
  const listed = useSignal<Pick<Rooms, 'seeks' | 'live' | 'yours'>>({ seeks: null, live: null, yours: [] });
  const recent = useSignal<GameSummary[] | null>(null);
  useEffect(() => enterLobby(), []);

  const running = lobby.value === null ? '' : ids(lobby.value);
  useEffect(() => {
    const stop = new AbortController();
    const refreshRooms = () => {
      listRooms(stop.signal).then(
        (rooms) => {
          listed.value = rooms;
        },
        () => undefined, // The notice of the lost link says it; the lists keep what they had.
      );
    };
    const refresh = () => {
      refreshRooms();
      listGames(new URLSearchParams(), stop.signal).then(
        (page) => {
          recent.value = page.games.slice(0, RECENT);
        },
        () => {
          recent.value ??= [];
        },
      );
    };
    refresh();
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', seen);
    const beat = setInterval(() => {
      if (document.visibilityState === 'visible' && listed.peek().yours.some(unseen)) refreshRooms();
    }, UNSEEN_MS);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', seen);
      stop.abort();
    };
  }, [running, listed, recent]);

  return useComputed(() => ({
    seeks: lobby.value?.seeks ?? listed.value.seeks,
    live: lobby.value?.live ?? listed.value.live,
    // The lobby is the fresher of both, and says whose turn it is by now.
    yours: listed.value.yours.map((room) => lobby.value?.live.find((live) => live.id === room.id) ?? room),
    recent: recent.value,
    online: lobby.value?.online ?? 0,
  }));
}

/** A game of ours that the lobby does not tell of, because it is private or one of too many. */
function unseen(room: RoomSummary): boolean {
  return room.phase === 'playing' && !lobby.peek()?.live.some((live) => live.id === room.id);
}

/** Changes when a room comes or goes, not when somebody moves. */
function ids({ seeks, live }: Lobby): string {
  return [...seeks, ...live].map((room) => room.id).join();
}
