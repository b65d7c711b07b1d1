import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { locale, t } from '../i18n/index.ts';
import { codeWords, errorWords } from '../i18n/words.ts';
import { ApiError, getGame } from '../net/api.ts';
import type { GameDetail } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';
import { Lost } from '../ui/lost.tsx';
import { useTitle } from '../ui/title.ts';
import { FileStart } from './replay/file-start.tsx';
import { OpenFile, useOpening } from './replay/open-file.tsx';
import { ofDetail, type Shown } from './replay/record.ts';
import { Viewer } from './replay/viewer.tsx';
import '../theme/replay.css';

/** The id in the URL if the replay shows a file from this device. */
const FILE = 'file';

/** The replay of a game from the history or from an SGF file. */
export default function ReplayPage() {
  const { id = '' } = useRoute().params;
  return id === FILE ? <FileReplay /> : <GameReplay key={id} id={id} />;
}

function GameReplay({ id }: { id: string }) {
  const detail = useSignal<GameDetail | null>(null);
  const failure = useSignal<unknown>(null);
  const tries = useSignal(0);
  const attempt = tries.value;
  useEffect(() => {
    const stop = new AbortController();
    failure.value = null;
    Promise.all([getGame(id, stop.signal), loadRules()]).then(
      ([found]) => {
        detail.value = found;
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        failure.value = error;
      },
    );
    return () => stop.abort();
  }, [id, attempt, detail, failure]);
  // The name of a bot depends on the language of the page.
  const language = locale.value;
  const found = detail.value;
  const shown = useMemo(() => found && ofDetail(found), [found, language]);
  const players = shown && t('word-versus', { black: shown.black, white: shown.white });
  useTitle(players ?? t('replay-title'));
  if (failure.value !== null) {
    const again = () => {
      tries.value++;
    };
    return <Failed error={failure.value} again={again} />;
  }
  return (
    <div class="replay-page">
      <h1 class="heard">{players ? t('word-about', { what: t('replay-title'), text: players }) : t('replay-title')}</h1>
      {shown && <Viewer game={shown} />}
    </div>
  );
}

/** Says why a game cannot be shown. If the game does not exist, there is no button to try again. */
function Failed({ error, again }: { error: unknown; again: () => void }) {
  const known = error instanceof ApiError;
  const act = known && error.code === 'not_found' ? undefined : { words: t('app-retry'), run: again };
  return <Lost title={t('replay-failed')} text={known ? errorWords(error) : codeWords('offline')} act={act} />;
}

function FileReplay() {
  useTitle(t('replay-open'));
  const game = useSignal<Shown | null>(null);
  const count = useSignal(0);
  const shown = game.value;
  const opens = (opened: Shown) => {
    void loadRules().then(() => {
      // Remove the move number of the previous file from the URL.
      if (game.peek()) history.replaceState(history.state, '', location.pathname);
      count.value++;
      game.value = opened;
    });
  };
  const opening = useOpening(opens);
  return (
    <div class="replay-page" {...opening.drop}>
      {shown ? (
        <>
          <h1 class="heard">{t('replay-open')}</h1>
          <Viewer key={count.value} game={shown}>
            <OpenFile opening={opening} />
          </Viewer>
        </>
      ) : (
        <FileStart opening={opening} />
      )}
    </div>
  );
}
