import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardModel } from '../board/model.ts';
import { SmallBoard } from '../board/small-board.tsx';
import { setupWords } from '../i18n/words.ts';
import { getGame } from '../net/api.ts';
import type { GameSummary } from '../protocol.gen.ts';
import { loadRules, rulesReady } from '../rules.ts';
import { Replay } from '../state/replay.ts';

/** The number of final positions kept in memory. */
const MOST_KEPT = 200;

const kept = new Map<string, Signal<BoardModel | undefined>>();
/** Games are fetched one at a time, so that a list of games does not exceed the rate limit per IP address. */
let queue: Promise<void> = Promise.resolve();

/** The final position of a finished game, loaded when the board becomes visible. Until then, the board is empty. */
export function FinalBoard({ game }: { game: GameSummary }) {
  const element = useRef<HTMLSpanElement>(null);
  const found = positionOf(game.id);
  useEffect(() => {
    const place = element.current;
    if (!place || found.peek()) return;
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      queue = queue.then(() => fetchPosition(game.id, found)).catch(() => undefined); // On failure, the board stays empty.
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [game.id, found]);
  const { kind, size, height = size } = game;
  const empty: BoardModel = { shape: { kind, width: size, height }, rows: [] };
  return (
    <span class="final" ref={element}>
      <SmallBoard model={(rulesReady.value && found.value) || empty} label={setupWords(game)} />
    </span>
  );
}

function positionOf(id: string): Signal<BoardModel | undefined> {
  const known = kept.get(id) ?? signal<BoardModel | undefined>(undefined);
  kept.set(id, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

async function fetchPosition(id: string, found: Signal<BoardModel | undefined>): Promise<void> {
  if (found.peek()) return;
  const [{ setup, moves, scoring }] = await Promise.all([getGame(id), loadRules()]);
  const model = new Replay(setup).board(moves);
  found.value = { ...model, last: undefined, forbidden: undefined, dead: scoring?.dead, owner: scoring?.owner };
}
