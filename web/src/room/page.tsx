import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import { loadRules } from '../rules.ts';
import { RoomStore } from '../state/room.ts';
import { useTitle } from '../ui/title.ts';
import { Announcer } from './announcer.ts';
import { Hearing } from './hearing.ts';
import { asks } from './opening/panel.tsx';
import { Table } from './table.tsx';
import { titleOf } from './words.ts';
import './room.css';

// A board needs the names of its points, so this page fails to load if the rules do.
await loadRules();

/** The page of a room. */
export default function RoomPage() {
  const { id } = useRoute().params;
  return <Live key={id} id={id ?? ''} />;
}

function Live({ id }: { id: string }) {
  const { route } = useLocation();
  const go = useRef(route);
  go.current = route;
  const store = useMemo(() => new RoomStore(id), [id]);
  const announcer = useMemo(() => new Announcer(), [store]);
  useEffect(() => {
    const hearing = new Hearing(store);
    store.onNews = (envelope, room) => {
      announcer.tell(envelope.event, room);
      hearing.hear(envelope.event, room);
      // Everybody in the room moves on to the rematch.
      if (envelope.event.type === 'rematched') go.current(`/room/${envelope.event.room}`);
    };
    const close = store.open();
    return () => {
      close();
      hearing.stop();
    };
  }, [store, announcer]);
  const room = store.room.value;
  useTitle(room ? titleOf(room) : t('room-title'));
  if (store.missing.value && !room) return <Missing reason={codeWords(store.missing.value)} />;
  return (
    <div class="room" data-phase={room?.view.state.phase ?? 'loading'} data-opening={room ? asks(room) : undefined}>
      <h1 class="heard">{room ? titleOf(room) : t('app-loading')}</h1>
      {room ? <Table store={store} /> : <p class="room-loading muted">{t('app-loading')}</p>}
      <div class="heard" aria-live="polite">
        {announcer.line.value}
      </div>
    </div>
  );
}

function Missing({ reason }: { reason: string }) {
  return (
    <div class="page narrow">
      <h1>{t('room-missing')}</h1>
      <p>{reason}</p>
      <p>
        <a class="button" href="/">
          {t('lost-home')}
        </a>
      </p>
    </div>
  );
}
