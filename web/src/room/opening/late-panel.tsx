import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
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

/** Whether nigiri or the opening is waiting for a player. If so, the page shows the panel. */
export function asks(room: Room): boolean {
  const { phase, opening } = room.view.state;
  return isNigiri(room) || (phase === 'playing' && opening !== undefined);
}

/** Whether the players are deciding the colors before the game. */
function isNigiri({ view: { state } }: Room): boolean {
  return state.phase === 'waiting' && Boolean(state.players.host && state.players.guest);
}

/**
 * The panel of an opening, or the panel of nigiri, which has a button to leave the seat. If the panel cannot be loaded,
 * the player must reload the page, because players cannot act without the panel.
 */
export function LateOpening({ store, room, leave }: { store: RoomStore; room: Room; leave?: ComponentChildren }) {
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
  const nigiri = isNigiri(room);
  if (state.value === 'loaded' && loaded) {
    const Shown = nigiri ? loaded.Nigiri : loaded.OpeningPanel;
    return <Shown store={store} room={room} leave={leave} />;
  }
  return (
    <Panel class="room-opening" title={nigiri ? t('home-color-nigiri') : openingWords(room.view.opening)}>
      {state.value === 'failed' ? (
        <>
          <p role="alert">{t('fault-not-loaded')}</p>
          <Button onClick={() => location.reload()}>{t('fault-reload')}</Button>
        </>
      ) : null}
      {leave}
    </Panel>
  );
}
