import type { Signal } from '@preact/signals';
import { parsePoint } from '../board/points.ts';
import type { Shape } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { type Part, partsOf } from './links.ts';
import './chat.css';

/**
 * A button with the number of the move after which a chat message was sent. Like the names of points in the messages, it
 * must be in a list that is one stop of the Tab key (see `oneStop`). A click on the button shows the position
 * after that move. A message that was sent before the first move has no button.
 */
export function Anchor({ at, onMove }: { at: number | undefined; onMove: (at: number) => void }) {
  if (!at) return null;
  const words = t('room-chat-at', { number: at });
  return (
    <button type="button" class="anchor" tabIndex={-1} aria-label={words} title={words} onClick={() => onMove(at)}>
      {t('room-chat-move', { number: at })}
    </button>
  );
}

type SaidProps = {
  text: string;
  shape: Shape;
  /** The point to highlight on the board. */
  pointed: Signal<number | null>;
};

/** The text of a chat message, with links to points on the board and to web addresses. */
export function Said({ text, shape, pointed }: SaidProps) {
  const parts = partsOf(text, (name) => written(shape, name) !== undefined);
  return (
    <>
      {parts.map((part, n) => (
        <PartOfLine key={n} part={part} shape={shape} pointed={pointed} />
      ))}
    </>
  );
}

/** The point with this name. The name may be in upper or lower case. */
export function written(shape: Shape, text: string): number | undefined {
  return parsePoint(shape, text.trim().toLowerCase());
}

type PartProps = Omit<SaidProps, 'text'> & { part: Part };

function PartOfLine({ part: { type, text }, shape, pointed }: PartProps) {
  switch (type) {
    case 'text':
      return <>{text}</>;
    case 'address':
      return (
        <a href={text} target="_blank" rel="noopener nofollow noreferrer">
          {text}
        </a>
      );
    case 'point':
      return <PointLink name={text} shape={shape} pointed={pointed} />;
  }
}

/** How long a point stays marked after a tap on its name, in milliseconds. */
const POINTED_MS = 3_000;

/**
 * The name of a point. While the pointer or the focus is on the name, and for a moment after a tap, the point is
 * marked on the board.
 */
function PointLink({ name, shape, pointed }: Omit<SaidProps, 'text'> & { name: string }) {
  const mark = () => {
    pointed.value = written(shape, name) ?? null;
  };
  const unmark = () => {
    pointed.value = null;
  };
  const tap = () => {
    mark();
    const marked = pointed.peek();
    setTimeout(() => {
      if (pointed.peek() === marked) unmark();
    }, POINTED_MS);
  };
  return (
    <button
      type="button"
      class="point-link"
      tabIndex={-1}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
      onClick={tap}
    >
      {name}
    </button>
  );
}
