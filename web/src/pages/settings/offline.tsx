import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type MessageId, t } from '../../i18n/index.ts';

/** Says whether this client opens without a network and can be installed, or why it cannot. */
export function OfflineLine() {
  const words = useSignal<MessageId>(possible());
  useEffect(() => {
    if (words.peek() !== 'settings-offline-storing') return;
    void navigator.serviceWorker.ready.then(() => {
      words.value = 'settings-offline-kept';
    });
  }, [words]);
  return <p>{t(words.value)}</p>;
}

/** What this browser allows at this address. */
function possible(): MessageId {
  if (!globalThis.isSecureContext) return 'settings-offline-insecure';
  return 'serviceWorker' in navigator ? 'settings-offline-storing' : 'settings-offline-cannot';
}
