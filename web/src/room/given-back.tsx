import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { eventsUpTo } from '../net/api.ts';
import type { Room } from '../state/fold.ts';
import { Button } from '../ui/button.tsx';
import { keyed } from './keyed.ts';
import { showExtra } from './show-extra.ts';

/**
 * Shows how much time was given back to the clocks of this game so far: the delays of the network and of the server,
 * which are not charged. Does nothing in a game without clocks or in a game that is played only on this device. The
 * code for the table is loaded when it is first needed.
 */
export async function showGivenBack(room: Room): Promise<void> {
  const { id, seq, state } = room.view;
  if (!state.clocks || isHere(id)) return;
  await showExtra(room, t('fair-title'), async () => {
    const [events, { tableOf }] = await Promise.all([eventsUpTo(id, seq), import('./given-back-table.tsx')]);
    return { Content: tableOf(events) };
  });
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
