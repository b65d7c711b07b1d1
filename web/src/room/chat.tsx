import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { locale, t } from '../i18n/index.ts';
import { chatText, playerName } from '../i18n/words.ts';
import { ApiError } from '../net/api.ts';
import type { ChatLine } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { ensureSession } from '../state/session.ts';
import { Button } from '../ui/button.tsx';

const MAX_CHARACTERS = 300;

/** The chat. Players write to players, everybody else to the spectators. */
export function Chat({ store, room }: { store: RoomStore; room: Room }) {
  const heading = useId();
  const field = useId();
  const text = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const { chat, role } = room.view;
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [chat.length]);
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    try {
      await ensureSession();
      const answer = await store.do({ type: 'chat', text: said });
      if (answer.ok && text.value.trim() === said) text.value = '';
    } catch (error) {
      store.refusal.value = {
        code: error instanceof ApiError && error.code !== 'offline' ? error.code : 'unavailable',
      };
    }
  };
  return (
    <section class="room-chat" aria-labelledby={heading}>
      <h2 id={heading}>{t('replay-chat')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <div class="chat-lines" role="log" aria-labelledby={heading} tabIndex={0} ref={list}>
        {chat.length === 0 ? <p class="muted small">{t('room-chat-empty')}</p> : null}
        {chat.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </div>
      <form class="chat-form" onSubmit={say}>
        <label class="heard" for={field}>
          {t(role.type === 'player' ? 'room-chat-players' : 'room-chat-spectators')}
        </label>
        <input
          id={field}
          class="input"
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          placeholder={t(role.type === 'player' ? 'room-chat-players' : 'room-chat-spectators')}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <Button type="submit">{t('room-chat-send')}</Button>
      </form>
    </section>
  );
}

function Line({ line }: { line: ChatLine }) {
  const time = new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(line.time);
  return (
    <p class={`chat-line ${line.channel}`}>
      <time class="small muted" dateTime={new Date(line.time).toISOString()}>
        {time}
      </time>{' '}
      <strong>{playerName(line.from)}</strong>
      {line.channel === 'spectators' ? <span class="small muted"> {t('room-chat-spectator')}</span> : null}{' '}
      <span class="said">{chatText(line)}</span>
    </p>
  );
}
