import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { openingWords } from '../../i18n/words.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../panel.tsx';

let loaded: typeof import('./panel.tsx') | undefined;

/** Loads the panel of openings, which most games do not need. */
export async function loadOpening(): Promise<void> {
  loaded ??= await import('./panel.tsx');
}

/** Whether the opening is waiting for a player. If so, the page shows the panel. */
export function asks(room: Room): boolean {
  return room.view.state.phase === 'playing' && room.view.state.opening !== undefined;
}

/** The panel of an opening. If it cannot be loaded, the page must be reloaded, because players cannot act without the panel. */
export function LateOpening({ store, room }: { store: RoomStore; room: Room }) {
  const state = useSignal<'loading' | 'loaded' | 'failed'>(loaded ? 'loaded' : 'loading');
  useEffect(() => {
    loadOpening().then(
      () => {
        state.value = 'loaded';
      },
      () => {
        state.value = 'failed';
      },
    );
  }, [state]);
  if (!asks(room)) return null;
  if (state.value === 'loaded' && loaded) return <loaded.OpeningPanel store={store} room={room} />;
  return (
    <Panel class="room-opening" title={openingWords(room.view.opening)}>
      {state.value === 'failed' ? (
        <>
          <p role="alert">{t('fault-not-loaded')}</p>
          <Button onClick={() => location.reload()}>{t('fault-reload')}</Button>
        </>
      ) : null}
    </Panel>
  );
}
