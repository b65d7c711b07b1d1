import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { choosesColors, mayPass } from '../rules.ts';
import { opposite } from '../state/colors.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sideOf } from './words.ts';

/** A player's actions other than placing stones. Buttons are disabled rather than removed, so that they keep their places. */
export function Actions({ store, room }: { store: RoomStore; room: Room }) {
  const resigning = useSignal(false);
  const color = ourColor(room);
  const { state, setup, takeback } = room.view;
  if (!color || (state.phase !== 'playing' && state.phase !== 'scoring')) return null;
  const playing = state.phase === 'playing';
  const offered = (offer: string) => state.offers.some((open) => open.offer === offer);
  const moved = room.view.moves.some((move) => move.color === color);
  // Moves of an opening that assigns the colors cannot be taken back.
  const settled = state.opening !== undefined && choosesColors(room.view.opening);
  return (
    <div class="room-actions">
      {playing && mayPass(setup) ? (
        <Button
          disabled={!store.canPlay.value || state.opening !== undefined}
          onClick={() => store.do({ type: 'pass' })}
        >
          {t('word-pass')}
        </Button>
      ) : null}
      {takeback === 'ask' && playing ? (
        <Button
          disabled={!moved || settled || offered('takeback')}
          onClick={() => store.do({ type: 'offer', offer: 'takeback' })}
        >
          {t('room-takeback')}
        </Button>
      ) : null}
      {playing ? (
        <Button disabled={offered('draw')} onClick={() => store.do({ type: 'offer', offer: 'draw' })}>
          {t('room-draw')}
        </Button>
      ) : null}
      {state.abortable ? <Button onClick={() => store.do({ type: 'abort' })}>{t('room-abort')}</Button> : null}
      <Button
        kind="danger"
        onClick={() => {
          resigning.value = true;
        }}
      >
        {t('room-resign')}
      </Button>
      <Dialog
        open={resigning.value}
        title={t('room-resign-title')}
        onClose={() => {
          resigning.value = false;
        }}
      >
        <p>{t('room-resign-text', { side: sideOf(room, opposite(color)) })}</p>
        <div class="actions">
          <Button
            onClick={() => {
              resigning.value = false;
            }}
          >
            {t('app-cancel')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              resigning.value = false;
              void store.do({ type: 'resign' });
            }}
          >
            {t('room-resign')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
