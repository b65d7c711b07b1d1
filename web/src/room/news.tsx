import type { ReadonlySignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { offline } from '../ui/notices.tsx';
import { sentence } from './announcer.ts';
import { BackToGame } from './side/steps.tsx';
import { refusalWords, statusOf } from './words.ts';

/** The latest event and whose turn it is, or why an action was refused. Its position and height never change. */
export function News({ store, room, line }: { store: RoomStore; room: Room; line: ReadonlySignal<string> }) {
  const refusal = store.refusal.value;
  const denied = refusal ? refusalWords(refusal) : store.strayed.value ? t('room-earlier') : cutOff(room);
  const { phase, turn } = room.view.state;
  // In the other phases, the panel shows what the room is waiting for.
  const status = phase === 'playing' ? statusOf(room) : '';
  const ours = phase === 'playing' && turn !== undefined && turn === store.color.value;
  return (
    <div class={`room-news ${ours ? 'ours' : ''} ${denied ? 'denied' : ''}`}>
      <p class="happened" role="status" aria-live="polite">
        {line.value || newest(store)}
      </p>
      <p class="refusal" role="alert">
        {denied ? <span>{denied}</span> : null}
      </p>
      {status ? <p class="turn">{status}</p> : null}
      <BackToGame store={store} />
    </div>
  );
}

/** What a lost connection means for the viewer's game. Empty without one. */
function cutOff({ view: { role, state } }: Room): string {
  const running = state.phase === 'playing' || state.phase === 'scoring';
  return offline.value && running && role.type === 'player' ? t('room-offline-means') : '';
}

/** The sentence about the latest event, for a page that has not announced anything yet. */
export function newest(store: RoomStore): string {
  const room = store.room.value;
  if (!room) return '';
  const { told } = store.story.value;
  for (let n = told.length - 1; n >= 0; n--) {
    const one = told[n];
    const said = one && sentence(one.news, room);
    if (said) return said;
  }
  return '';
}
