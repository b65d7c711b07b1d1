import { t } from '../i18n/index.ts';
import { extra } from '../room/desk.ts';
import { Button } from '../ui/button.tsx';

/** The dialog, as long as it may be open. */
let shown: typeof extra.value = null;

/** Shows a dialog that says that the bot of this game cannot play, with a button that tries again. */
export function showStuck(room: string, retry: () => void): void {
  if (extra.peek()) return; // The bot tries again by itself, so this dialog can wait until the other one is closed.
  const Content = () => (
    <>
      <p role="alert">{t('device-bot-stuck')}</p>
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
  extra.value = shown;
}

/** Closes the dialog if it is open. */
export function hideStuck(): void {
  if (shown && extra.peek() === shown) extra.value = null;
  shown = null;
}
