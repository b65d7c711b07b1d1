import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import { loadRules } from '../rules.ts';
import { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';
import { useTitle } from '../ui/title.ts';
import { Announcer } from './announcer.ts';
import { clearDesk } from './desk.ts';
import { Hearing } from './hearing.ts';
import { asks } from './opening/panel.tsx';
import { Table } from './table.tsx';
import { alone, titleOf } from './words.ts';
import './room.css';
import './plate.css';
import './middle.css';
import './bar.css';
import './side/side.css';
import './sheet.css';
import './upright.css';
import './sideways.css';

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
    store.onNews = (news, room) => {
      announcer.tell(news, room);
      for (const one of news) {
        hearing.hear(one, room);
        // Everybody in the room moves on to the rematch.
        if (one.type === 'rematched') go.current(`/room/${one.room}`);
      }
    };
    const close = store.open();
    return () => {
      close();
      hearing.stop();
      clearDesk();
    };
  }, [store, announcer]);
  const room = store.room.value;
  useTitle(room ? titleOf(room) : t('room-title'));
  if (store.missing.value && !room) return <Missing reason={codeWords(store.missing.value)} />;
  return (
    <div
      class="room"
      data-phase={room?.view.state.phase ?? 'loading'}
      data-opening={room ? asks(room) : undefined}
      data-alone={(room && alone(room)) || undefined}
      data-zen={settings.value.zen || undefined}
    >
      <h1 class="heard">{room ? titleOf(room) : t('app-loading')}</h1>
      {room ? <Table store={store} line={announcer.line} /> : <p class="room-loading muted">{t('app-loading')}</p>}
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
