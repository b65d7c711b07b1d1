import { t } from '../i18n/index.ts';
import { KeyListButton } from '../keys/list.tsx';
import { type Room, together } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settingsOpen } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/field.tsx';
import { actsOf } from './acts.ts';
import { ActButton } from './bar.tsx';
import { dialog, facing } from './desk.ts';
import { SeatLink } from './seat-link.tsx';

function turnAround(on: boolean): void {
  facing.value = on;
}

/** The menu: all actions without a separate button. */
export function Menu({ store, room }: { store: RoomStore; room: Room }) {
  const close = () => {
    if (dialog.peek() === 'more') dialog.value = null;
  };
  const { draw, abort, resign } = actsOf(store, room);
  return (
    <Dialog open={dialog.value === 'more'} title={t('room-more')} onClose={close}>
      <div class="menu">
        {draw ? <ActButton act={draw} kind="second" onDone={close} /> : null}
        {abort ? <ActButton act={abort} onDone={close} /> : null}
        {resign ? <ActButton act={resign} kind="second" onDone={close} /> : null}
        {together(room) ? (
          <>
            <SeatLink room={room} seat="host" />
            <SeatLink room={room} seat="guest" />
            <Switch label={t('room-facing')} checked={facing.value} onChecked={turnAround} />
          </>
        ) : (
          <SeatLink room={room} />
        )}
        <Button
          kind="quiet"
          onClick={() => {
            close();
            settingsOpen.value = true;
          }}
        >
          {t('settings-title')}
        </Button>
        <KeyListButton />
        <a class="button quiet" href={`/help/${room.view.setup.kind}`}>
          {t('room-how')}
        </a>
        <a class="button quiet" href="/">
          {t('lost-home')}
        </a>
      </div>
      <div class="actions">
        <Button onClick={close}>{t('app-close')}</Button>
      </div>
    </Dialog>
  );
}
