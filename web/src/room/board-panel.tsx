import { type ReadonlySignal, useComputed } from '@preact/signals';
import { Board } from '../board/board.tsx';
import type { BoardModel } from '../board/model.ts';
import type { Choice } from '../board/pointing.ts';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import type { RoomStore } from '../state/room.ts';
import { settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Browse } from './browse.tsx';
import { choose } from './choosing.ts';
import { forcedPass, refusalWords, sideOf, statusOf } from './words.ts';

/** The board with its status line, and the buttons to step through its moves. */
export function BoardPanel({ store }: { store: RoomStore }) {
  const room = store.room.value;
  const ghost = useComputed(() => (store.canPlay.value ? (store.stone.value ?? null) : null));
  if (!room) return null;
  const { phase } = room.view.state;
  const ours = room.view.role.type === 'player' && store.looking.value === null;
  const live = ours && (phase === 'playing' || phase === 'scoring');
  return (
    <div class="room-board">
      <Board
        model={store.board as ReadonlySignal<BoardModel>}
        label={t('room-board')}
        coordinates={settings.value.coordinates}
        ghost={ghost}
        allowed={(index) => store.check(index) === null}
        turns={(index) => store.turns(index)}
        onChoose={live ? (choice: Choice) => choose(store, choice) : undefined}
      />
      <Status store={store} />
      <Browse store={store} />
    </div>
  );
}

/** One line of constant height: whose turn it is, the reason for a refusal, or the move to confirm. */
function Status({ store }: { store: RoomStore }) {
  const room = store.room.value;
  const refusal = store.refusal.value;
  const staged = store.staged.value;
  if (!room) return null;
  const ours = room.view.state.phase === 'playing' && room.view.state.turn === store.color.value;
  const passed = room.view.state.phase === 'playing' ? forcedPass(room) : undefined;
  return (
    <div class="room-status">
      {staged === null ? (
        <p class={ours && store.color.value ? 'turn ours' : 'turn'}>{statusOf(room)}</p>
      ) : (
        <p class="line">
          <Button kind="primary" onClick={() => store.play(staged)}>
            {t('room-confirm', { point: pointName(shapeOf(room.view.setup), staged) })}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              store.staged.value = null;
            }}
          >
            {t('app-cancel')}
          </Button>
        </p>
      )}
      {passed ? <p class="forced">{t('room-forced-pass', { side: sideOf(room, passed) })}</p> : null}
      <p class="refusal" role="alert">
        {refusal ? <span>{refusalWords(refusal)}</span> : null}
      </p>
    </div>
  );
}
