import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { ourColor, type Room } from '../state/fold.ts';
import { extra } from './desk.ts';
import { keyed } from './keyed.ts';
import { goesOn } from './series.ts';

/** Shows the form for a rematch on other terms. It is loaded when it is first opened. */
async function showForm({ view: { id } }: Room): Promise<void> {
  const shown = { room: id, title: t('rematch-title') };
  try {
    const { RematchForm } = await import('../pages/new-game/form.tsx');
    extra.value = { ...shown, Form: RematchForm };
  } catch (error) {
    extra.value = { ...shown, wrong: errorWords(error) };
  }
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
