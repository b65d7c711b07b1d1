import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { chatText, codeWords, errorWords, playerName, timeOfDayWords } from '../../i18n/words.ts';
import type { ChatLine } from '../../protocol.gen.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { ensureSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { sheet, tab } from '../desk.ts';
import { type Part, partsOf } from './links.ts';
import { written } from './play-at.tsx';

const MAX_CHARACTERS = 300;

/** The chat. Players write to players, everybody else to the spectators. */
export function Chat({ store, room }: { store: RoomStore; room: Room }) {
  const { chat, role } = room.view;
  const list = useRef<HTMLDivElement>(null);
  const { told } = store.story.value;
  const said = useMemo(() => new Map(told.map(({ key, at }) => [key, at])), [told]);
  // Read these signals, because they can make the chat visible.
  const shown = `${tab.value} ${sheet.value}`;
  useEffect(() => {
    const box = list.current;
    if (!box || box.getClientRects().length === 0) return;
    box.scrollTop = box.scrollHeight;
    store.read.value = chat.length;
  }, [chat.length, shown, store]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <div class="chat-lines" role="log" aria-label={t('replay-chat')} tabIndex={0} ref={list}>
        {chat.length === 0 ? <p class="muted small">{t('room-chat-empty')}</p> : null}
        {chat.map((line) => (
          <Line key={line.seq} line={line} at={said.get(String(line.seq))} store={store} room={room} />
        ))}
      </div>
      <Say store={store} label={t(role.type === 'player' ? 'room-chat-players' : 'room-chat-spectators')} />
    </>
  );
}

/** The field for a new line. A refused line stays in it, with the reason. */
function Say({ store, label }: { store: RoomStore; label: string }) {
  const field = useId();
  const text = useSignal('');
  const wrong = useSignal('');
  const say = async (event: Event) => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '') return;
    try {
      await ensureSession();
      const answer = await store.send({ type: 'chat', text: line });
      wrong.value = answer.ok ? '' : codeWords(answer.code);
      if (answer.ok && text.value.trim() === line) text.value = '';
    } catch (error) {
      wrong.value = errorWords(error);
    }
  };
  return (
    <form class="chat-form" onSubmit={say}>
      <label class="heard" for={field}>
        {label}
      </label>
      <input
        id={field}
        class="input"
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        placeholder={label}
        aria-invalid={wrong.value ? 'true' : undefined}
        aria-describedby={wrong.value ? `${field}-wrong` : undefined}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          wrong.value = '';
        }}
      />
      <Button type="submit">{t('room-chat-send')}</Button>
      {wrong.value ? (
        <p id={`${field}-wrong`} class="small wrong" role="alert">
          {wrong.value}
        </p>
      ) : null}
    </form>
  );
}

type LineProps = { line: ChatLine; at: number | undefined; store: RoomStore; room: Room };

function Line({ line, at, store, room }: LineProps) {
  return (
    <p class={`chat-line ${line.channel}`}>
      <time class="small muted" dateTime={new Date(line.time).toISOString()}>
        {timeOfDayWords(line.time)}
      </time>{' '}
      {at ? (
        <button
          type="button"
          class="anchor small"
          aria-label={t('room-chat-at', { number: at })}
          title={t('room-chat-at', { number: at })}
          onClick={() => store.look(at)}
        >
          {at}
        </button>
      ) : null}{' '}
      <strong>{playerName(line.from)}</strong>
      {line.channel === 'spectators' ? <span class="small muted"> {t('room-chat-spectator')}</span> : null}{' '}
      <span class="said">
        <Said text={chatText(line)} store={store} room={room} />
      </span>
    </p>
  );
}

/** How long a tapped point stays marked. */
const POINTED_MS = 3_000;

/** The text of a line, with links to points of the board and to web addresses. */
function Said({ text, store, room }: { text: string; store: RoomStore; room: Room }) {
  const parts = partsOf(text, (name) => written(room, name) !== undefined);
  return (
    <>
      {parts.map((part, n) => (
        <PartOfLine key={n} part={part} store={store} room={room} />
      ))}
    </>
  );
}

function PartOfLine({ part: { type, text }, store, room }: { part: Part; store: RoomStore; room: Room }) {
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
      return <PointLink name={text} store={store} room={room} />;
  }
}

/**
 * The name of a point. While the pointer or the focus is on the name, and for a moment after a tap, the point is
 * marked on the board.
 */
function PointLink({ name, store, room }: { name: string; store: RoomStore; room: Room }) {
  const mark = () => {
    store.pointed.value = written(room, name) ?? null;
  };
  const unmark = () => {
    store.pointed.value = null;
  };
  const tap = () => {
    mark();
    const marked = store.pointed.peek();
    setTimeout(() => {
      if (store.pointed.peek() === marked) unmark();
    }, POINTED_MS);
  };
  return (
    <button
      type="button"
      class="point-link"
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
