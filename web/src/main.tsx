import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { changes, hereGames, recovered } from './device/here.ts';
import { loadLocale } from './i18n/index.ts';
import { connection } from './net/connection.ts';
import { keepClient } from './offline/register.ts';
import { loadRules } from './rules.ts';
import './state/session.ts';
import { settings } from './state/settings.ts';
import './theme/index.css';

connection.start();
loadRules().catch(() => undefined); // A page that needs the rules tries again.

const root = document.getElementById('app');
if (root) {
  let tried = settings.value.locale;
  // Load the texts first, so that no page shows message ids instead of texts. If a language cannot be loaded, the page
  // is in English. Without any texts, it shows only the message that is in `index.html`.
  await loadLocale(tried)
    .catch(() => loadLocale('en'))
    .catch((cause: unknown) => {
      document.getElementById('no-texts')?.removeAttribute('hidden');
      throw cause;
    });
  render(<App />, root);
  effect(() => {
    const wanted = settings.value.locale;
    if (wanted === tried) return;
    tried = wanted;
    // If the texts of a new language cannot be loaded, the language changes at the next visit.
    loadLocale(wanted).catch(() => undefined);
  });
  keepClient();
  // Few people want music, so the code for it is loaded only when they switch it on.
  effect(() => {
    if (settings.value.music)
      import('./sound/background.ts').then(
        ({ keepMusic }) => keepMusic(),
        () => undefined,
      );
  });
  void recovered();
  // Finished games on this device are sent to the server. Few people have such games, so the code is loaded only for
  // them.
  effect(() => {
    changes.value;
    if (hereGames().some(({ state }) => state.phase === 'finished' && state.sent === undefined))
      import('./device/upload.ts').then(
        ({ keepSending }) => keepSending(),
        () => undefined,
      );
  });
}
