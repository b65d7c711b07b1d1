// The dialogs of a room. They are loaded after the rest of the page (see late-dialogs.tsx).

import type { ComponentChildren } from 'preact';
import { isHere } from '../device/here.ts';
import { parts } from '../device/here-link.ts';
import { t } from '../i18n/index.ts';
import { KeyListButton } from '../keys/list-button.tsx';
import type { Seat } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { ourColor, type Room, seatOf, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settingsOpen } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/field.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { useClaim } from './absence.tsx';
import { Asked } from './asked.tsx';
import { dialog, extra, facing, menuAt } from './desk.ts';
import { GivenBackButton } from './given-back.tsx';
import { keyed } from './keyed.ts';
import { OtherTerms } from './other-terms.tsx';
import { SeatLink, seatsToMove } from './seat-link.tsx';
import { maySetWatching, showWatching } from './side/watching.ts';
import { helpOf, whoIs } from './words.ts';

export { whyOff } from './why-off.ts';

type DialogProps = {
  store: RoomStore;
  room: Room;
  /** The actions in the menu. `close` closes the menu. */
  entries: (close: () => void) => ComponentChildren;
};

/**
 * All dialogs of a room except the settings and the board for plans. Every dialog covers the box of news. So every
 * dialog also shows the questions that need an answer.
 */
export function Dialogs(props: DialogProps) {
  return (
    <>
      <Menu {...props} />
      <ResignDialog {...props} />
      <AbortDialog {...props} />
      <ExtraDialog {...props} />
    </>
  );
}

function turnAround(on: boolean): void {
  facing.value = on;
}

/** The menu: all actions without a button in the bar, the settings, and links to other pages. */
function Menu({ store, room, entries }: DialogProps) {
  const close = () => {
    if (dialog.peek() === 'more') dialog.value = null;
  };
  const NoAids = parts.value?.NoAids;
  return (
    <Dialog
      open={dialog.value === 'more'}
      title={t('room-more')}
      shape="menu"
      style={{ '--menu-right': `${menuAt.value.right}px`, '--menu-bottom': `${menuAt.value.bottom}px` }}
      onClose={close}
    >
      <Asked store={store} room={room} />
      <div class="acts">
        {entries(close)}
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

/** Asks whether the player really resigns or, if two people play on this device, which of them resigns. */
function ResignDialog({ store, room }: DialogProps) {
  const color = ourColor(room);
  const claims = useClaim(store, room);
  const close = () => {
    dialog.value = null;
  };
  if (!color) return null;
  const { offers, standstill } = room.view.state;
  const both = sharesDevice(room);
  const resigns = (words: string, seat?: Seat) => (
    <SettledButton
      key={words}
      kind="danger"
      // A new question moves the button, so the button is locked again.
      effect={`${dialog.value} ${offers.length} ${claims?.early} ${standstill?.kind}`}
      onPress={() => {
        close();
        void store.do({ type: 'resign' }, seat && { seat });
      }}
    >
      {words}
    </SettledButton>
  );
  return (
    <Dialog
      open={dialog.value === 'resign'}
      title={t(both ? 'room-resign-who' : 'room-resign-title')}
      shape="ask"
      onClose={close}
    >
      {both ? null : <p>{t('room-resign-text', { side: whoIs(room, opposite(color)) })}</p>}
      <Asked store={store} room={room} />
      <div class="actions">
        <Button autofocus onClick={close}>
          {t('app-cancel')}
        </Button>
        {both ? (
          <div class="line">
            {(['black', 'white'] as const).map((side) =>
              resigns(t('room-resign-side', { side: whoIs(room, side) }), seatOf(room, side)),
            )}
          </div>
        ) : (
          resigns(t('room-resign'))
        )}
      </div>
    </Dialog>
  );
}

/** Asks whether the player really aborts the game. The key of this action is easily pressed by mistake. */
function AbortDialog({ store, room }: DialogProps) {
  const close = () => {
    dialog.value = null;
  };
  const { abortable, offers } = room.view.state;
  return (
    <Dialog open={dialog.value === 'abort'} title={t('room-abort-title')} shape="ask" onClose={close}>
      <p>{t(abortable ? 'room-abort-text' : 'code-too_late')}</p>
      <Asked store={store} room={room} />
      <div class="actions">
        <Button autofocus onClick={close}>
          {t('app-cancel')}
        </Button>
        <SettledButton
          kind="danger"
          effect={`${dialog.value} ${offers.length}`}
          off={!abortable}
          onPress={() => {
            close();
            void store.do({ type: 'abort' });
          }}
        >
          {t('room-abort')}
        </SettledButton>
      </div>
    </Dialog>
  );
}

/** A dialog for rarely used contents. They are loaded when a player asks for them. */
function ExtraDialog({ store, room }: DialogProps) {
  const shown = extra.value?.room === room.view.id ? extra.value : null;
  const close = () => {
    extra.value = null;
  };
  const Form = shown && 'Form' in shown ? shown.Form : null;
  return (
    <Dialog open={shown !== null} title={shown?.title ?? ''} shape={Form ? 'wide' : 'box'} onClose={close}>
      <Asked store={store} room={room} />
      {shown && 'wrong' in shown ? <p role="alert">{shown.wrong}</p> : null}
      {shown && 'Content' in shown ? <shown.Content store={store} room={room} /> : null}
      {Form ? <Form store={store} room={room} onDone={close} /> : null}
    </Dialog>
  );
}
