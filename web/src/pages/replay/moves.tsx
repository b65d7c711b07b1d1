import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { pointWords } from '../../i18n/position.ts';
import { colorWord, sideWord } from '../../i18n/words.ts';
import type { Color, Kind, Move } from '../../protocol.gen.ts';
import { oneStop } from '../../ui/one-stop.ts';
import { Stone } from '../../ui/stone.tsx';

type Props = {
  kind: Kind;
  moves: readonly Move[];
  /** Who asked the engine before a move. */
  asked: ReadonlyMap<number, readonly Color[]>;
  at: number;
  onMove: (to: number) => void;
};

/** The list of all moves. Clicking a move shows the board after it. The list scrolls to the current move. */
export function Moves({ kind, moves, asked, at, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => oneStop(list.current), []);
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
            <Asked kind={kind} by={asked.get(index + 1)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The mark of a move before which players asked the engine. */
function Asked({ kind, by }: { kind: Kind; by: readonly Color[] | undefined }) {
  if (!by) return null;
  const words = by.map((color) => t('replay-asked', { side: sideWord(kind, color) })).join(' ');
  return (
    <span class="asked" title={words}>
      <span aria-hidden="true">?</span>
      <span class="heard">{words}</span>
    </span>
  );
}
