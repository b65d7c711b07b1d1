import { t } from '../i18n/index.ts';
import { settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { keysOpen } from './anywhere.tsx';

/** A button that opens the list of all keys. The code for the list is loaded when it is first opened. */
export function KeyListButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <Button
      kind="quiet"
      aria-keyshortcuts={settings.value.letters ? '?' : undefined}
      onClick={() => {
        onOpen?.();
        keysOpen.value = true;
      }}
    >
      {t('keys-title')}
    </Button>
  );
}
