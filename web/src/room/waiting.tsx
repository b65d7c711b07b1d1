import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { playerName } from '../i18n/words.ts';
import { ApiError } from '../net/api.ts';
import type { Seat } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { saveTypedName } from '../state/naming.ts';
import type { RoomStore } from '../state/room.ts';
import { ensureSession } from '../state/session.ts';
import { change } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NameField } from '../ui/name-field.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { dialog } from './desk.ts';
import { Invite } from './invite.tsx';
import { keyed } from './keyed.ts';
import { LateOpening } from './opening/late-panel.tsx';
import { Panel } from './panel.tsx';
import { PracticeActs } from './practice.tsx';
import { factsLine } from './side/facts.ts';

/** The panel before the game: the invitation, the form to take the free seat, or the guess in nigiri. */
export function Waiting({ store, room }: { store: RoomStore; room: Room }) {
  const { role, state } = room.view;
  const { host, guest } = state.players;
  if (host && guest) {
    const leave = role.type === 'player' ? <StandUp store={store} seat={role.seat} /> : null;
    return <LateOpening store={store} room={room} leave={leave} />;
  }
  if (role.type === 'player') {
    return (
      <Panel class="room-waiting" title={t('room-invite-title')}>
        <strong>{t('room-status-waiting')}</strong>
        <p class="small muted">{factsLine(room)}</p>
        <LateAsk room={room.view.id} />
        <Invite path={`/room/${room.view.id}`} label={t('room-invite-link')} />
        <PracticeActs />
        {role.seat === 'host' ? (
          <Button {...keyed('sit_together')} onClick={() => store.do({ type: 'sit_opposite' })}>
            {t('room-together')}
          </Button>
        ) : null}
        <StandUp store={store} seat={role.seat} />
      </Panel>
    );
  }
  return <FreeSeat store={store} room={room} host={host ? playerName(host) : undefined} />;
}

/** Challenges the program whose id is in the address. Few addresses have one, so the code is loaded only for them. */
function LateAsk(props: { room: string }) {
  const late = useSignal<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    if (location.search) {
      import('./ask-program.tsx').then(
        ({ AskProgram }) => {
          late.value = AskProgram;
        },
        () => {}, // The host can still invite somebody.
      );
    }
  }, []);
  const Ask = late.value;
  return Ask && <Ask {...props} />;
}

function FreeSeat({ store, room, host }: { store: RoomStore; room: Room; host: string | undefined }) {
  const busy = useSignal(false);
  const sit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    try {
      if (!(await saveTypedName())) return;
      // A player who leaves the field empty is not asked for a name again.
      change({ nameAsked: true });
      await ensureSession();
      await store.do({ type: 'sit' });
    } catch (error) {
      store.refusal.value = { code: error instanceof ApiError ? error.code : 'unavailable' };
    } finally {
      busy.value = false;
    }
  };
  return (
    <Panel class="room-waiting" title={host ? t('room-free-title', { host }) : t('room-free-title-nobody')}>
      <p class="small muted">{factsLine(room)}</p>
      <form class="stack" onSubmit={sit} noValidate>
        <NameField label={t('home-name')} hint={t('home-name-hint')} />
        <Button kind="primary" type="submit" wide {...keyed('sit')} off={busy.value}>
          {t('home-join')}
        </Button>
      </form>
    </Panel>
  );
}

/**
 * The button that gives up a seat before the game. If the host gives up the seat, the room closes, so the page asks
 * first.
 */
function StandUp({ store, seat }: { store: RoomStore; seat: Seat }) {
  const hosts = seat === 'host';
  const stand = () => void store.do({ type: 'stand' }, { seat });
  const close = () => {
    dialog.value = null;
  };
  const ask = () => {
    dialog.value = 'close';
  };
  return (
    <>
      <Button {...keyed('stand')} onClick={hosts ? ask : stand}>
        {t(hosts ? 'room-close' : 'room-stand')}
      </Button>
      <Dialog open={dialog.value === 'close'} title={t('room-close-title')} shape="ask" onClose={close}>
        <p>{t('room-close-text')}</p>
        <div class="actions">
          <Button autofocus onClick={close}>
            {t('app-cancel')}
          </Button>
          <SettledButton
            kind="danger"
            effect="close"
            onPress={() => {
              close();
              stand();
            }}
          >
            {t('room-close')}
          </SettledButton>
        </div>
      </Dialog>
    </>
  );
}
