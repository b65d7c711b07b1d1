import { useSignal } from '@preact/signals';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import type { RematchForm } from '../pages/new-game/form.tsx';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dialog } from './desk.ts';
import { keyed } from './keyed.ts';
import { goesOn } from './series.ts';

type Form = ComponentType<ComponentProps<typeof RematchForm>>;

/** The button that opens the form for a rematch on other terms. */
export function OtherTerms({ room, onDone }: { room: Room; onDone?: () => void }) {
  const { rematch, players, phase } = room.view.state;
  const over = phase === 'finished' || phase === 'aborted';
  const fixed = goesOn(room) && room.view.series?.type !== 'ladder';
  if (!over || fixed || rematch || !ourColor(room) || !players.guest) return null;
  return (
    <button
      type="button"
      class="button quiet"
      aria-haspopup="dialog"
      {...keyed('rematch_terms')}
      onClick={() => {
        onDone?.();
        dialog.value = 'rematch';
      }}
    >
      {t('rematch-other')}
    </button>
  );
}

/**
 * A dialog on top of the room, with the form for a rematch on other terms. The form is loaded when the dialog is first
 * opened.
 */
export function RematchDialog({ store, room }: { store: RoomStore; room: Room }) {
  const form = useSignal<Form | null>(null);
  const failure = useSignal('');
  const wanted = dialog.value === 'rematch';
  const close = () => {
    if (dialog.peek() === 'rematch') dialog.value = null;
  };
  useEffect(() => {
    if (!wanted || form.peek()) return;
    failure.value = '';
    import('../pages/new-game/form.tsx').then(
      ({ RematchForm }) => {
        form.value = RematchForm;
      },
      () => {
        failure.value = codeWords('offline');
      },
    );
  }, [wanted, form, failure]);
  // The dialog opens only after its content has loaded, so that its height does not change.
  const Content = form.value;
  return (
    <Dialog
      open={wanted && (Content !== null || failure.value !== '')}
      title={t('rematch-title')}
      shape="wide"
      onClose={close}
    >
      {Content ? <Content store={store} room={room} onDone={close} /> : <p role="alert">{failure.value}</p>}
    </Dialog>
  );
}
