import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { loadRules } from '../rules.ts';
import { enterLobby, lobby } from '../state/lobby.ts';
import { useTitle } from '../ui/title.ts';
import { choose, type Shown } from './screen/choice.ts';
import { EmptyScreen } from './screen/empty.tsx';
import { ScreenRoom } from './screen/screen-room.tsx';
import '../theme/screen.css';

await loadRules();

/** How often the page checks which game to show, in milliseconds. */
const CHECK_MS = 1000;

/** A page for a large screen in a club. It shows one live game at a time, usually the one with the most spectators. */
export default function ScreenPage() {
  useTitle(t('screen-title'));
  const shown = useSignal<Shown | null>(null);
  const follow = (id: string) => {
    shown.value = { id, since: performance.now() };
  };
  useEffect(() => enterLobby(), []);
  useEffect(() => {
    const check = () => {
      const next = lobby.peek() && choose(shown.peek(), lobby.peek()?.live ?? [], performance.now());
      if (next && JSON.stringify(next) !== JSON.stringify(shown.peek())) shown.value = next;
    };
    const timer = setInterval(check, CHECK_MS);
    check();
    return () => clearInterval(timer);
  }, [shown, lobby.value]);
  useEffect(() => keepAwake(), []);
  const { id } = shown.value ?? {};
  if (id !== undefined) return <ScreenRoom key={id} id={id} onRematch={follow} />;
  return <EmptyScreen />;
}

/** Asks the browser to keep the screen on. Returns a function that lets the screen turn off again. */
function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let ended = false;
  // The browser releases the lock when the page is hidden. So `hold` asks for it again when the page is visible.
  const hold = () => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then(
      (lock) => {
        held = lock;
        if (ended) void lock.release();
      },
      () => undefined, // Without the lock, the system's own settings apply.
    );
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', hold);
    void held?.release();
  };
}
