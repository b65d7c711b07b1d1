import { isHere } from '../device/here.ts';
import { parts } from '../device/here-link.ts';
import { t } from '../i18n/index.ts';
import { KeyListButton } from '../keys/list-button.tsx';
import { type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settingsOpen } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/field.tsx';
import { type ActionName, actionsOf } from './acts.ts';
import { ActButton, secondActs } from './bar.tsx';
import { dialog, facing, menuAt } from './desk.ts';
import { GivenBackButton } from './given-back.tsx';
import { keyed } from './keyed.ts';
import { OtherTerms } from './other-terms.tsx';
import { SeatLink, seatsToMove } from './seat-link.tsx';
import { maySetWatching, showWatching } from './side/watching.ts';

function turnAround(on: boolean): void {
  facing.value = on;
}

/** The page that explains how the game of a room is played. */
export function helpOf(room: Room): string {
  return `/help/${room.view.setup.kind}`;
}

/** The menu: all actions without a button in the bar, the settings, and links to other pages. */
export function Menu({ store, room }: { store: RoomStore; room: Room }) {
  const close = () => {
    if (dialog.peek() === 'more') dialog.value = null;
  };
  const { redo, plan, ahead, give_time, pause, adjourn, draw, abort, resign } = actionsOf(store, room);
  /** The actions of kind `second` are in the bar if it has enough space for them, and otherwise in the menu. */
  const kind = (name: ActionName) => (secondActs(room).includes(name) ? 'second' : '');
  const NoAids = parts.value?.NoAids;
  return (
    <Dialog
      open={dialog.value === 'more'}
      title={t('room-more')}
      shape="menu"
      style={{ '--menu-right': `${menuAt.value.right}px`, '--menu-bottom': `${menuAt.value.bottom}px` }}
      onClose={close}
    >
      <div class="acts">
        {redo ? <ActButton name="redo" act={redo} onDone={close} /> : null}
        {plan ? <ActButton name="plan" act={plan} kind={kind('plan')} onDone={close} /> : null}
        {ahead ? <ActButton name="ahead" act={ahead} kind={kind('ahead')} onDone={close} /> : null}
        {give_time ? <ActButton name="give_time" act={give_time} onDone={close} /> : null}
        {pause ? <ActButton name="pause" act={pause} onDone={close} /> : null}
        {adjourn ? <ActButton name="adjourn" act={adjourn} onDone={close} /> : null}
        {draw ? <ActButton name="draw" act={draw} kind={kind('draw')} onDone={close} /> : null}
        {abort ? <ActButton name="abort" act={abort} onDone={close} /> : null}
        {resign ? <ActButton name="resign" act={resign} kind={kind('resign')} onDone={close} /> : null}
        {NoAids && isHere(room.view.id) ? <NoAids room={room} /> : null}
        {seatsToMove(room).map((seat, n) => (
          <SeatLink
            key={seat ?? 'ours'}
            room={room}
            seat={seat}
            act={n === 0 ? 'seat_link' : 'other_seat_link'}
            onDone={close}
          />
        ))}
        {sharesDevice(room) ? (
          <Switch label={t('room-facing')} checked={facing.value} onChecked={turnAround} {...keyed('facing')} />
        ) : null}
        {maySetWatching(room) ? (
          <Button kind="quiet" {...keyed('watching')} onClick={showWatching}>
            {t('home-watching')}
          </Button>
        ) : null}
        <OtherTerms room={room} onDone={close} />
        <GivenBackButton room={room} onDone={close} />
        <Button
          kind="quiet"
          {...keyed('settings')}
          onClick={() => {
            close();
            settingsOpen.value = true;
          }}
        >
          {t('settings-title')}
        </Button>
        <KeyListButton onOpen={close} />
        <a class="button quiet" href={helpOf(room)} {...keyed('how')}>
          {t('room-how')}
        </a>
        <a class="button quiet" href="/" {...keyed('home')}>
          {t('lost-home')}
        </a>
      </div>
    </Dialog>
  );
}
