import { t } from '../i18n/index.ts';
import { keyedMove } from '../keys/moves.ts';
import type { RoomStore } from '../state/room.ts';

/** Steps back and forward through the moves. A new move does not change the move shown. */
export function Browse({ store }: { store: RoomStore }) {
  const total = store.room.value?.view.moves.length ?? 0;
  const at = store.looking.value ?? total;
  const fresh = store.fresh.value;
  const button = (label: string, path: string, to: number, off: boolean) => (
    <button
      type="button"
      class="button quiet"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) store.look(to);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
    </button>
  );
  return (
    <div
      class="room-browse"
      role="group"
      aria-label={t('room-browse')}
      onKeyDown={(event) => {
        const to = keyedMove(event.key, at, total);
        if (to === undefined) return;
        event.preventDefault();
        store.look(to);
      }}
    >
      {button(t('replay-first'), 'M6 5v14M18 5l-8 7 8 7', 0, at === 0)}
      {button(t('replay-back'), 'M15 5l-8 7 8 7', at - 1, at === 0)}
      <span class="number">{t('room-move-of', { number: at, total })}</span>
      {button(t('replay-forward'), 'M9 5l8 7-8 7', at + 1, at === total)}
      {button(t('replay-last'), 'M18 5v14M6 5l8 7-8 7', total, at === total)}
      {store.looking.value === null ? null : (
        <button type="button" class="button primary chip" onClick={() => store.look(total)}>
          {fresh > 0 ? t('room-fresh', { count: fresh }) : t('room-live')}
        </button>
      )}
    </div>
  );
}
