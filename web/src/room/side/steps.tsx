import { t } from '../../i18n/index.ts';
import { keyedMove } from '../../keys/moves.ts';
import type { RoomStore } from '../../state/room.ts';
import { Step } from '../../ui/step.tsx';
import { keyed } from '../keyed.ts';

/** The buttons that step through the moves. A new move does not change the board while an earlier position is shown. */
export function Steps({ store }: { store: RoomStore }) {
  const total = store.room.value?.view.moves.length ?? 0;
  const at = store.looking.value ?? total;
  return (
    <div
      class="room-steps"
      role="group"
      aria-label={t('room-browse')}
      onKeyDown={(event) => {
        const to = keyedMove(event.key, at, total);
        if (to === undefined) return;
        event.preventDefault();
        store.look(to);
      }}
    >
      <Step way="first" off={at === 0} onStep={() => store.look(0)} />
      <Step way="back" off={at === 0} onStep={() => store.look(at - 1)} />
      <span class="number">{t('room-move-of', { number: at, total })}</span>
      <Step way="forward" off={at === total} onStep={() => store.look(at + 1)} />
      <Step way="last" off={at === total} onStep={() => store.look(total)} />
    </div>
  );
}

/**
 * The button that returns to the current position. It shows the number of new moves, if there are any. It is on the
 * page only while an earlier position is shown.
 */
export function BackToGame({ store }: { store: RoomStore }) {
  if (store.looking.value === null) return null;
  const fresh = store.fresh.value;
  return (
    <button
      type="button"
      class="button primary chip"
      data-strayed={store.strayed.value || undefined}
      {...keyed('cancel')}
      onClick={() => store.look(Number.POSITIVE_INFINITY)}
    >
      {fresh > 0 ? t('room-fresh', { count: fresh }) : t('room-live')}
    </button>
  );
}
