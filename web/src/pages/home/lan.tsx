import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';

/** The server's addresses for other devices on the network, each with a QR code. */
export function Lan() {
  const urls = useSignal<string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    lanAddresses(stop.signal).then(
      (found) => {
        urls.value = found;
      },
      () => undefined, // Without addresses, nothing is shown.
    );
    return () => stop.abort();
  }, [urls]);
  if (urls.value.length === 0) return null;
  return (
    <details class="more lan">
      <summary>{t('home-lan')}</summary>
      <div class="stack">
        <p class="small muted">{t('home-lan-hint')}</p>
        <ul class="stack">
          {urls.value.map((url) => (
            <li key={url} class="lan-address">
              <a href={url}>{url}</a>
              <img
                src={`/api/v1/qr?text=${encodeURIComponent(url)}`}
                width="160"
                height="160"
                loading="lazy"
                alt={t('home-qr', { address: url })}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

async function lanAddresses(signal: AbortSignal): Promise<string[]> {
  const answer = await fetch('/api/v1/lan', { signal });
  if (!answer.ok) return [];
  const body: unknown = await answer.json();
  const found = typeof body === 'object' && body !== null && 'addresses' in body ? body.addresses : [];
  return Array.isArray(found) ? found.filter((url): url is string => typeof url === 'string') : [];
}
