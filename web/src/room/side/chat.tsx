import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { shapeOf } from '../../board/shape.ts';
import { draftOf, keepDraft, keepRead, readIn } from '../../chat/draft.ts';
import { Anchor, Said } from '../../chat/said.tsx';
import { isHere } from '../../device/here.ts';
import { t } from '../../i18n/index.ts';
import { chatText, errorWords, playerName, timeOfDayWords } from '../../i18n/words.ts';
import { isCut } from '../../net/offline.ts';
import type { ChatLine } from '../../protocol.gen.ts';
import { hasBot, type Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { ensureSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { oneStop } from '../../ui/one-stop.ts';
import { sheet, tab } from '../desk.ts';
import { focusBoard } from '../focus.ts';
import { warnings } from '../late-warnings.ts';
import { refusalWords } from '../words.ts';
import { keepEnd } from './end.ts';

const MAX_CHARACTERS = 300;

/**
 * The chat. Everyone can read what the players write. What spectators write, the players can read only after the game.
 */
export function Chat({ store, room }: { store: RoomStore; room: Room }) {
  const { chat, id, rematch_of, role } = room.view;
  const here = isHere(id);
  // A bot does not read.
  const alone = role.type === 'player' && hasBot(room);
  const list = useRef<HTMLDivElement>(null);
  const { told } = store.story.value;
  const said = useMemo(
    () => new Map(told.flatMap(({ key, at, news }) => (news.type === 'chatted' ? [[key, at]] : []))),
    [told],
  );
  useLayoutEffect(() => {
    store.read.value = Math.max(store.read.peek(), readIn(store.id));
  }, [store]);
  useLayoutEffect(() => {
    // A spectator who takes a seat no longer sees the lines of the spectators.
    store.read.value = Math.min(store.read.peek(), chat.length);
  }, [chat.length, store]);
  // The effect must also run when these signals change, because they can make the chat visible.
  const shown = `${tab.value} ${sheet.value}`;
  useEffect(() => {
    const box = list.current;
    if (!box || box.getClientRects().length === 0) return;
    box.scrollTop = box.scrollHeight;
    store.read.value = chat.length;
    keepRead(store.id, chat.length);
  }, [chat.length, shown, store]);
  useEffect(() => (list.current ? keepEnd(list.current) : undefined), []);
  useEffect(() => oneStop(list.current), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <div class="chat-lines" role="log" aria-label={t('replay-chat')} tabIndex={0} ref={list}>
        {rematch_of && !here ? (
          <p class="chat-line small">
            <a href={`/room/${rematch_of}`}>{t('room-chat-previous')}</a>
          </p>
        ) : null}
        {chat.length === 0 ? (
          <p class="muted small">{t(here ? 'device-no-chat' : alone ? 'room-chat-bot' : 'room-chat-empty')}</p>
        ) : null}
        {chat.map((line) => (
          <Line key={line.seq} line={line} at={said.get(String(line.seq))} store={store} room={room} />
        ))}
      </div>
      {here || alone ? null : (
        <Say store={store} label={t(readByAll(room) ? 'room-chat-everyone' : 'room-chat-spectators')} />
      )}
    </>
  );
}

/** Whether everyone, and not only the spectators, can read a line that the viewer writes now. */
function readByAll({ view: { role, state } }: Room): boolean {
  return role.type === 'player' || state.phase === 'finished' || state.phase === 'aborted';
}

/** The field for a new line. A refused line stays in the field, and the reason is shown. */
function Say({ store, label }: { store: RoomStore; label: string }) {
  const field = useId();
  const text = useSignal(draftOf(store.id));
  const wrong = useSignal('');
  const busy = useSignal(false);
  const cut = isCut(store.id);
  useEffect(() => {
    // Once the connection is back, the line can be sent, so the message about the failure disappears.
    if (!cut) wrong.value = '';
  }, [cut, wrong]);
  const write = (line: string) => {
    text.value = line;
    keepDraft(store.id, line);
  };
  const say = async (event: Event) => {
    event.preventDefault();
    const line = text.value.trim();
    if (line === '' || busy.value) return;
    busy.value = true;
    try {
      await ensureSession();
      const answer = await store.send({ type: 'chat', text: line });
      wrong.value = answer.ok ? '' : refusalWords(answer);
      if (answer.ok && text.value.trim() === line) write('');
    } catch (error) {
      wrong.value = errorWords(error);
    } finally {
      busy.value = false;
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
          write(event.currentTarget.value);
          wrong.value = '';
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') focusBoard();
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
  const TwinColor = warnings.value?.TwinColor;
  return (
    <p class={`chat-line ${line.channel}`}>
      <time class="small muted" dateTime={new Date(line.time).toISOString()}>
        {timeOfDayWords(line.time)}
      </time>{' '}
      <strong>{playerName(line.from)}</strong>
      {TwinColor ? <TwinColor line={line} room={room} /> : null}
      {line.channel === 'spectators' ? <span class="small muted"> {t('room-chat-spectator')}</span> : null}{' '}
      <span class="said">
        <Said text={chatText(line)} shape={shapeOf(room.view.setup)} pointed={store.pointed} />
      </span>{' '}
      <Anchor at={at} onMove={(to) => store.look(to)} />
    </p>
  );
}
