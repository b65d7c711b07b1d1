import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorWords, gameWords, setupWords } from '../../i18n/words.ts';
import { ApiError } from '../../net/api.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import type { Failure } from './make.ts';

/** Says why a room could not be created, with links to the games that the player can end first. */
export function Failed({ failure }: { failure: Failure | null }) {
  const box = useRef<HTMLDivElement>(null);
  // In the long form of a new game, the message may be outside the visible part. Without scrolling, the button would
  // then seem to do nothing.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={box} class="wrong" role="alert">
      {failure ? <p>{wordsOf(failure)}</p> : null}
      {failure && failure.open.length > 0 ? (
        <ul class="open-games">
          {failure.open.map((room) => (
            <li key={room.id}>
              <a href={`/room/${room.id}`}>{nameOf(room)}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function wordsOf({ error, open }: Failure): string {
  const limit = error instanceof ApiError ? error.limit : undefined;
  if (open.length > 0) return t('home-too-many-open', { most: limit?.most ?? open.length });
  return limit ? errorWords(error) : t('home-failed', { reason: errorWords(error) });
}

function nameOf({ setup, phase, black, white }: RoomSummary): string {
  const what = setupWords(setup);
  const text = phase === 'waiting' || !black || !white ? t('home-waits') : gameWords({ black, white });
  return t('word-about', { what, text });
}
