import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { sheet, TABS, type Tab, tab } from '../desk.ts';
import { keyed } from '../keyed.ts';
import { lateWords } from '../words.ts';
import { Chat } from './chat.tsx';
import { Moves } from './moves.tsx';

/** The contents of the tab `about`; null until they are loaded. */
const about = signal<typeof import('./about.tsx').About | null>(null);

/** Loads the contents of the tab `about`. If that fails, the tab stays empty until the next attempt. */
export async function loadAbout(): Promise<void> {
  about.value ??= (await import('./about.tsx').catch(() => null))?.About ?? null;
}

/**
 * The tabs next to the board: the moves, the chat, and the terms of the game. On a phone they are in a sheet that
 * slides up.
 */
export function Side({ store, room }: { store: RoomStore; room: Room }) {
  const id = useId();
  const late = lateWords(room);
  const About = about.value;
  useEffect(() => void loadAbout(), [tab.value]);
  const panel = (which: Tab, children: ComponentChildren) => (
    <div
      role="tabpanel"
      id={`${id}-${which}`}
      aria-labelledby={`${id}-${which}-tab`}
      class={`side-panel ${which}`}
      hidden={tab.value !== which}
    >
      {children}
    </div>
  );
  const { spectators } = room.view.presence;
  return (
    <section
      class={sheet.value ? 'room-side open' : 'room-side'}
      aria-label={t('room-side')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && sheet.value) sheet.value = false;
      }}
    >
      <div class="side-head">
        <div class="tabs" role="tablist" aria-label={t('room-side')} onKeyDown={moveTab}>
          {TABS.map((which) => (
            <button
              key={which}
              type="button"
              role="tab"
              id={`${id}-${which}-tab`}
              aria-controls={`${id}-${which}`}
              {...keyed(which)}
              aria-selected={tab.value === which}
              tabIndex={tab.value === which ? 0 : -1}
              onClick={() => {
                tab.value = which;
              }}
            >
              <TabName which={which} store={store} />
            </button>
          ))}
        </div>
        {/* A new count gets a new element. If the count were changed within the old element, the left edge of that
            element could move, which would be a layout shift. */}
        <span key={spectators} class="small muted number watching">
          {t('word-spectators', { count: spectators })}
        </span>
        <button
          type="button"
          class="button quiet sheet-close"
          {...keyed('cancel')}
          aria-label={t('app-close')}
          onClick={() => {
            sheet.value = false;
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" />
          </svg>
        </button>
      </div>
      {late ? <p class="small muted late">{late}</p> : null}
      {panel('moves', tab.value === 'moves' ? <Moves store={store} room={room} /> : null)}
      {panel('chat', <Chat store={store} room={room} />)}
      {panel('about', tab.value === 'about' && About ? <About store={store} room={room} /> : null)}
    </section>
  );
}

/** The name of a tab, with the number of unread messages. */
export function TabName({ which, store }: { which: Tab; store: RoomStore }) {
  const unread = which === 'chat' ? store.unread.value : 0;
  return (
    <>
      {t(`room-tab-${which}`)}
      {unread > 0 ? (
        <>
          {' '}
          <span class="unread" aria-hidden="true">
            {unread}
          </span>
          <span class="heard">{t('room-unread', { count: unread })}</span>
        </>
      ) : null}
    </>
  );
}

/** Chooses the next or the previous tab when an arrow key is pressed. */
function moveTab(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const next = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length];
  if (next) tab.value = next;
  const list = event.currentTarget as HTMLElement;
  queueMicrotask(() =>
    list.querySelector<HTMLElement>(`[role=tab]:nth-child(${TABS.indexOf(tab.value) + 1})`)?.focus(),
  );
}
