import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { getGame } from '../../net/api.ts';
import type { GameDetail, GameSummary, RoomSummary } from '../../protocol.gen.ts';
import { rulesReady } from '../../rules.ts';
import { FinishedBoard } from './finished-board.tsx';
import { LiveBoard } from './live-board.tsx';
import { TryBoard } from './try-board.tsx';

/** A game of fewer moves is over before anybody has looked. */
const MOVES_TO_WATCH = 12;

type Props = {
  /** Null until the lists have loaded. */
  live: readonly RoomSummary[] | null;
  recent: readonly GameSummary[] | null;
};

/**
 * The board of the front page: a game that is being played, else the last finished one, which plays itself again, else
 * an empty board to try. All of them can be touched.
 */
export function LivingBoard({ live, recent }: Props) {
  const room = useFeatured(live ?? []);
  const finished = useGame(live?.length === 0 && recent ? worthSeeing(recent)?.id : undefined);
  const shown = () => {
    if (!rulesReady.value || !live || !recent) return <Blank />;
    if (room) return <LiveBoard key={room.id} room={room} />;
    if (finished === 'loading') return <Blank />;
    if (finished) return <FinishedBoard key={finished.game.id} game={finished} />;
    return <TryBoard />;
  };
  return <section class="living">{shown()}</section>;
}

/** The place of the board, while it is not known what lies on it. */
function Blank() {
  return (
    <>
      <div class="living-place">
        <div class="board blank" />
      </div>
      <p class="living-caption" />
    </>
  );
}

/** The last game that is long enough to watch, else the last one at all. */
function worthSeeing(recent: readonly GameSummary[]): GameSummary | undefined {
  return recent.find(({ moves }) => moves >= MOVES_TO_WATCH) ?? recent.find(({ moves }) => moves > 0);
}

/** The game with the most spectators, then moves; the same one until it ends. */
function useFeatured(live: readonly RoomSummary[]): RoomSummary | undefined {
  const chosen = useRef<string | undefined>(undefined);
  const known = live.find(({ id }) => id === chosen.current);
  const best = known ?? [...live].sort((a, b) => b.spectators - a.spectators || b.move_number - a.move_number)[0];
  chosen.current = best?.id;
  return best;
}

/** A finished game, with its moves. Undefined if there is none, or it cannot be loaded. */
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
