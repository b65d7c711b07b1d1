import { type ReadonlySignal, useComputed } from '@preact/signals';
import { Board } from '../board/board.tsx';
import type { BoardModel } from '../board/model.ts';
import type { Choice } from '../board/pointing.ts';
import { t } from '../i18n/index.ts';
import type { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';
import { choose } from './choosing.ts';
import { Pointer } from './pointer.tsx';

/** The board of the game. */
export function BoardPanel({ store }: { store: RoomStore }) {
  const room = store.room.value;
  const ghost = useComputed(() => (store.canPlay.value ? (store.stone.value ?? null) : null));
  if (!room) return null;
  const { phase } = room.view.state;
  const ours = room.view.role.type === 'player' && store.looking.value === null;
  const live = ours && (phase === 'playing' || phase === 'scoring');
  return (
    <div class="room-board">
      <div class="room-board-fit">
        <Board
          model={store.board as ReadonlySignal<BoardModel>}
          label={t('room-board')}
          coordinates={settings.value.coordinates}
          ghost={ghost}
          allowed={(index) => store.check(index) === null}
          turns={(index) => store.turns(index)}
          onChoose={live ? (choice: Choice) => choose(store, choice) : undefined}
        />
        <Pointer store={store} room={room} />
      </div>
    </div>
  );
}
