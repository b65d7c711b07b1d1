import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { atPlace } from '../keys/here.ts';
import { loadRules } from '../rules.ts';
import { useTitle } from '../ui/title.ts';
import { readFragment, readGame } from './practice/address.ts';
import { begin } from './practice/history.ts';
import { setupFor } from './practice/setups.ts';
import { Table } from './practice/table.tsx';
import '../theme/replay.css';
import '../theme/practice.css';

// The board needs the rules, so this page fails to load if the rules fail to load.
await loadRules();

/** A board on which one person plays moves by the rules or places stones freely. */
export default function PracticePage() {
  useTitle(t('home-board-label'));
  const history = useSignal(begin(readFragment(location.hash) ?? { setup: setupFor('go'), moves: [] }));
  const game = useSignal(readGame(location.hash));
  const unreadable = useSignal(location.hash !== '' && !readFragment(location.hash));
  useEffect(() => atPlace({ page: 'practice' }), []);
  // When the fragment of the URL changes, show the position that it describes.
  useEffect(() => {
    const follow = () => {
      const sketch = readFragment(location.hash);
      unreadable.value = !sketch;
      game.value = readGame(location.hash);
      if (sketch) history.value = begin(sketch);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [history, game, unreadable]);
  return (
    <div class="replay-page">
      <h1 class="heard">{t('home-board-label')}</h1>
      {unreadable.value && <p role="alert">{t('practice-unread')}</p>}
      <Table history={history} game={game.value} />
    </div>
  );
}
