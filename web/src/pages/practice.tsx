import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { loadRules } from '../rules.ts';
import { useTitle } from '../ui/title.ts';
import { readFragment } from './practice/address.ts';
import { begin } from './practice/history.ts';
import { setupFor } from './practice/setups.ts';
import { Table } from './practice/table.tsx';
import '../theme/replay.css';
import '../theme/practice.css';

// The board needs the rules, so if the rules fail to load, this page does too.
await loadRules();

/** A board for one person: moves by the rules, or stones placed freely. */
export default function PracticePage() {
  useTitle(t('home-board-label'));
  const history = useSignal(begin(readFragment(location.hash) ?? { setup: setupFor('go'), moves: [] }));
  const unread = useSignal(location.hash !== '' && !readFragment(location.hash));
  // Follow a link on this page to another position.
  useEffect(() => {
    const moved = () => {
      const found = readFragment(location.hash);
      unread.value = !found;
      if (found) history.value = begin(found);
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, [history, unread]);
  return (
    <div class="replay-page">
      <h1 class="heard">{t('home-board-label')}</h1>
      {unread.value && <p role="alert">{t('practice-unread')}</p>}
      <Table history={history} />
    </div>
  );
}
