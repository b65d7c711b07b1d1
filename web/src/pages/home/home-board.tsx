import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { getGame } from '../../net/api.ts';
import type { GameDetail, GameSummary, RoomSummary } from '../../protocol.gen.ts';
import { rulesReady } from '../../rules.ts';
import { featured, lastPlayed } from './featured.ts';
import { FinishedBoard } from './finished-board.tsx';
import { LiveBoard } from './live-board.tsx';
import { TryBoard } from './try-board.tsx';

type Props = {
  /** Null until the lists have loaded. */
  live: readonly RoomSummary[] | null;
  recent: readonly GameSummary[] | null;
};

/**
 * The board of the home page. Shows a live game if there is one, otherwise a replay of the latest finished game,
 * otherwise an empty board to try. All three react to clicks.
 */
export function HomeBoard({ live, recent }: Props) {
  const room = useFeatured(live ?? []);
  const finished = useGame(live?.length === 0 && recent ? lastPlayed(recent)?.id : undefined);
  const shown = () => {
    if (!rulesReady.value || !live || !recent) return <Blank />;
    if (room) return <LiveBoard key={room.id} room={room} />;
    if (finished === 'loading') return <Blank />;
    if (finished) return <FinishedBoard key={finished.game.id} game={finished} />;
    return <TryBoard />;
  };
  return <section class="home-board">{shown()}</section>;
}

/** Keeps the space for the board until its content has loaded. */
function Blank() {
  return (
    <>
      <div class="home-board-place">
        <div class="board blank" />
      </div>
      <p class="home-board-caption" />
    </>
  );
}

/** The live game to show, which stays the same as long as possible. */
function useFeatured(live: readonly RoomSummary[]): RoomSummary | undefined {
  const chosen = useRef<string | undefined>(undefined);
  const best = featured(live, chosen.current);
  chosen.current = best?.id;
  return best;
}

/** Loads a finished game with its moves. Returns undefined if there is no id or the game cannot be loaded. */
function useGame(id: string | undefined): GameDetail | 'loading' | undefined {
  const game = useSignal<GameDetail | undefined>(undefined);
  const failed = useSignal('');
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    getGame(id, stop.signal).then(
      (found) => {
        game.value = found;
      },
      () => {
        if (!stop.signal.aborted) failed.value = id;
      },
    );
    return () => stop.abort();
  }, [id, game, failed]);
  if (id === undefined || failed.value === id) return undefined;
  return game.value?.game.id === id ? game.value : 'loading';
}
