import { useEffect, useRef } from 'preact/hooks';
import { pointWords } from '../../i18n/position.ts';
import { colorWord } from '../../i18n/words.ts';
import type { Kind, Move } from '../../protocol.gen.ts';
import { oneStop } from '../../ui/one-stop.ts';
import { Stone } from '../../ui/stone.tsx';

type Props = { kind: Kind; moves: readonly Move[]; at: number; onMove: (to: number) => void };

/** The list of all moves. Clicking a move shows the board after it. The list scrolls to the current move. */
export function Moves({ kind, moves, at, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => (list.current ? oneStop(list.current) : undefined), []);
  useEffect(() => {
    const holder = list.current;
    const item = holder?.children[at - 1];
    if (!holder || !(item instanceof HTMLElement)) {
      if (holder) holder.scrollTop = 0;
      return;
    }
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < holder.scrollTop) holder.scrollTop = top;
    else if (bottom > holder.scrollTop + holder.clientHeight) holder.scrollTop = bottom - holder.clientHeight;
  }, [at]);
  return (
    <ol class="move-list" ref={list}>
      {moves.map((move, index) => (
        <li key={`${index}${move.point}`}>
          <button
            type="button"
            tabIndex={-1}
            aria-current={at === index + 1 ? 'step' : undefined}
            onClick={() => onMove(index + 1)}
          >
            <span class="muted">{index + 1}</span> <Stone kind={kind} color={move.color} size={12} />
            <span class="heard">{colorWord(kind, move.color)}</span> {pointWords(kind, move.point)}
          </button>
        </li>
      ))}
    </ol>
  );
}
