import { useSignalEffect } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { parts } from '../device/here-link.ts';
import { t } from '../i18n/index.ts';
import { positionSpoken } from '../i18n/position.ts';
import { answer, say } from '../keys/said.ts';
import { isCut } from '../net/offline.ts';
import { loadRules } from '../rules.ts';
import { sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';
import { Lost } from '../ui/lost.tsx';
import { useTitle } from '../ui/title.ts';
import { clearDesk, facing, sheet } from './desk.ts';
import { toNextBoard, useFocus } from './focus.ts';
import { showsPanel } from './handicap.tsx';
import { enter, type Kept, leave } from './keep.ts';
import { latestWords } from './news-words.ts';
import { showsNext } from './next.tsx';
import { Table } from './table.tsx';
import { useKeys } from './use-keys.ts';
import { hasFreeSeat, refusalWords, statusOf, titleOf } from './words.ts';
import './styles.ts';

// The module of the rules gives the points of a board their names. Without this module, the page cannot be loaded.
await loadRules();

/** The page of a room. */
export default function RoomPage() {
  const { id } = useRoute().params;
  return <Live key={id} id={id ?? ''} />;
}

function Live({ id }: { id: string }) {
  const { route } = useLocation();
  const { store, announcer } = useRoom(id, route);
  const room = store.room.value;
  useFocus();
  useKeys(
    store,
    useCallback(() => latestWords(store, announcer.line.peek()), [store, announcer]),
    route,
  );
  useSpokenPosition(store);
  useTitle(room ? titleOf(room) : t('room-title'));
  // The room replaces this page as soon as the connection is back.
  if (!room && isCut(id)) {
    const act = { words: t('home-board-open'), run: () => route('/practice') };
    return <Lost title={t('room-cut-off-title')} text={t('room-cut-off')} act={act} />;
  }
  if (store.missing.value && !room) {
    const text = refusalWords(store.missing.value);
    const Broken = parts.value?.Broken;
    if (Broken && store.missing.value.code === 'device_broken') return <Broken id={id} text={text} />;
    if (store.missing.value.code === 'closed') {
      const act = { words: t('room-closed-again'), run: () => store.link.rejoin(id) };
      return <Lost title={t('room-watching-closed')} text={text} act={act} />;
    }
    return <Lost title={t('room-missing')} text={text} />;
  }
  return (
    <div
      class="room"
      data-phase={room?.view.state.phase ?? 'loading'}
      data-next={(room && showsNext(room)) || undefined}
      data-sheet={sheet.value || undefined}
      data-panel={(room && showsPanel(room)) || undefined}
      data-scratch={room?.view.state.scoring?.scratch ? '' : undefined}
      data-alone={(room && hasFreeSeat(room)) || undefined}
      data-facing={(room && sharesDevice(room) && facing.value) || undefined}
      data-zen={settings.value.zen || undefined}
    >
      <h1 class="heard">{room ? titleOf(room) : t('app-loading')}</h1>
      {room ? (
        <Table store={store} line={announcer.line} more={announcer.more} />
      ) : (
        <p class="room-loading muted">{t('app-loading')}</p>
      )}
      <div class="heard" aria-live="polite">
        {announcer.aside.value}
      </div>
      <div class="heard" aria-live="assertive">
        {answer.value}
      </div>
    </div>
  );
}

/** When the viewer steps through the moves, says which position is shown. */
function useSpokenPosition(store: RoomStore): void {
  const before = useRef<number | null>(null);
  useSignalEffect(() => {
    const at = store.looking.value;
    const room = store.room.peek();
    if (!room || at === before.current) return;
    before.current = at;
    const { setup, moves } = room.view;
    if (at === null) say(t('word-about', { what: t('room-live'), text: statusOf(room) }));
    else say(positionSpoken(setup.kind, moves, at));
  });
}

/** Keeps the room connected while its page is shown. After that, keep.ts decides how long the room stays connected. */
function useRoom(id: string, route: (path: string) => void): Kept {
  const kept = useMemo(() => {
    // The previous page disappears only after this page is shown. An answer from the previous page is not about this
    // room.
    answer.value = '';
    return enter(id);
  }, [id]);
  // Everybody in the room moves on to the rematch.
  kept.onRematch = (next) => {
    // Spectators have not pressed anything. For them, a frame around the focused point would look like a mark.
    if (kept.store.color.peek()) toNextBoard();
    route(`/room/${next}`);
  };
  useEffect(() => {
    return () => {
      leave(id);
      clearDesk();
      // Clear the latest answer, so that a screen reader does not find it on the page of the next game.
      answer.value = '';
    };
  }, [kept, id]);
  return kept;
}
