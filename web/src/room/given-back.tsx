import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { errorWords, playerName } from '../i18n/words.ts';
import { eventsUpTo } from '../net/api.ts';
import type { Room } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { givenBack } from './desk.ts';
import { keyed } from './keyed.ts';

/**
 * Reads how much time was given back to the clocks of this game so far, and shows it. Does nothing in a game without
 * clocks or in a game that is played only on this device. The code for this is loaded when it is first needed.
 */
export async function showGivenBack({ view: { id, seq, state } }: Room): Promise<void> {
  if (!state.clocks || isHere(id)) return;
  try {
    const [events, fair, { GivenBackTable }] = await Promise.all([
      eventsUpTo(id, seq),
      import('../state/fair.ts'),
      import('../ui/given-back.tsx'),
    ]);
    givenBack.value = { room: id, turns: fair.givenBack(events), Table: GivenBackTable };
  } catch (error) {
    givenBack.value = { room: id, wrong: errorWords(error) };
  }
}

/** The button that shows the time given back. */
export function GivenBackButton({ room, onDone }: { room: Room; onDone: () => void }) {
  if (!room.view.state.clocks || isHere(room.view.id)) return null;
  return (
    <Button
      kind="quiet"
      {...keyed('given_back')}
      onClick={() => {
        onDone();
        void showGivenBack(room);
      }}
    >
      {t('fair-title')}
    </Button>
  );
}

/** The dialog with the time given back. */
export function GivenBackDialog({ room }: { room: Room }) {
  const shown = givenBack.value?.room === room.view.id ? givenBack.value : null;
  const { host, guest } = room.view.state.players;
  const close = () => {
    givenBack.value = null;
  };
  return (
    <Dialog open={shown !== null} title={t('fair-title')} onClose={close}>
      {shown && 'wrong' in shown ? <p role="alert">{shown.wrong}</p> : null}
      {shown && 'turns' in shown ? (
        <shown.Table turns={shown.turns} names={{ host: playerName(host), guest: playerName(guest) }} />
      ) : null}
      <div class="actions">
        <Button kind="primary" onClick={close}>
          {t('app-close')}
        </Button>
      </div>
    </Dialog>
  );
}
