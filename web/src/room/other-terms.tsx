import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import { keyed } from './keyed.ts';
import { goesOn } from './series.ts';
import { showExtra } from './show-extra.ts';

/** Shows the form for a rematch on other terms. It is loaded when it is first opened. */
function showForm(room: Room): Promise<void> {
  return showExtra(room, t('rematch-title'), async () => ({
    Form: (await import('../pages/new-game/form.tsx')).RematchForm,
  }));
}

/** The button that opens the form for a rematch on other terms. */
export function OtherTerms({ room, onDone }: { room: Room; onDone?: () => void }) {
  const { rematch, players, phase } = room.view.state;
  const over = phase === 'finished' || phase === 'aborted';
  const fixed = goesOn(room) && room.view.series?.type !== 'ladder';
  if (!over || fixed || rematch || !ourColor(room) || !players.guest) return null;
  return (
    <button
      type="button"
      class="button"
      aria-haspopup="dialog"
      {...keyed('rematch_terms')}
      onClick={() => {
        onDone?.();
        void showForm(room);
      }}
    >
      {t('rematch-other')}
    </button>
  );
}
