import { effect, signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { extra } from '../room/desk.ts';
import { Button } from '../ui/button.tsx';

/** The latest dialog, even if the player has closed it. Null after `hideStuck`. */
let shown: typeof extra.value = null;
/** The dialog while it waits until another dialog is closed; otherwise null. */
const waiting: typeof extra = signal(null);

effect(() => {
  if (!waiting.value || extra.value) return;
  extra.value = waiting.value;
  waiting.value = null;
});

/** Shows a dialog that says why the bot of this game cannot play, with a button that tries again. */
export function showStuck(room: string, why: 'device-full' | 'device-bot-stuck', retry: () => void): void {
  hideStuck();
  const Content = () => (
    <>
      <p role="alert">{t(why)}</p>
      <Button
        kind="primary"
        onClick={() => {
          extra.value = null;
          retry();
        }}
      >
        {t('app-retry')}
      </Button>
    </>
  );
  shown = { room, title: t('device-bot-stuck-title'), Content };
  waiting.value = shown;
}

/** Closes the dialog if it is open or waits. */
export function hideStuck(): void {
  waiting.value = null;
  if (shown && extra.peek() === shown) extra.value = null;
  shown = null;
}
