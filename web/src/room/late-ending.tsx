import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Panel } from './panel.tsx';
import { outcomeOf } from './words.ts';

const contents = signal<typeof import('./ending.tsx').Ended | null>(null);

/** Loads the contents of the panel, long before the game ends. If that fails, the panel stays empty until the next event. */
export async function loadEnding(): Promise<void> {
  contents.value ??= (await import('./ending.tsx').catch(() => null))?.Ended ?? null;
}

/** The panel after a game. On a wide page, it has its final size even before its contents are loaded. */
export function Ending({ store, room }: { store: RoomStore; room: Room }) {
  useEffect(() => void loadEnding());
  const { phase, scoring } = room.view.state;
  const Ended = contents.value;
  return (
    <Panel
      class={scoring ? 'room-ending counted' : 'room-ending'}
      title={phase === 'aborted' ? t('outcome-aborted') : outcomeOf(room)}
    >
      {Ended ? <Ended store={store} room={room} /> : null}
    </Panel>
  );
}
