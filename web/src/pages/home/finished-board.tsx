import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { t } from '../../i18n/index.ts';
import { playerName, setupWords } from '../../i18n/words.ts';
import type { GameDetail } from '../../protocol.gen.ts';
import { Arrow, Pause, Play } from '../../ui/icons.tsx';
import { usePractice } from './practice.ts';

/** The time between two moves, and the pause after the last one, in milliseconds. */
const STEP_MS = 1800;
const REST_MS = 6000;

/** A slow replay of a finished game. A click on a point stops the replay and places a stone. */
export function FinishedBoard({ game: { game, setup, moves } }: { game: GameDetail }) {
  const reducedMotion = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const at = useSignal(reducedMotion ? moves.length : Math.min(moves.length, Math.ceil(moves.length / 2)));
  const playing = useSignal(!reducedMotion);
  const { model, turn, refused, own, place, allowed, flips } = usePractice(setup, moves, at);
  const tried = own.value.length > 0;
  const runs = playing.value && !tried;
  const number = at.value;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(
      () => {
        at.value = number >= moves.length ? 0 : number + 1;
      },
      number >= moves.length ? REST_MS : STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [runs, number, moves, at]);
  const what = t('word-versus', { black: playerName(game.black), white: playerName(game.white) });
  return (
    <>
      <div class="home-board-place">
        <Board
          model={model}
          label={`${t('home-board-last')}: ${what}`}
          coordinates={false}
          ghost={turn}
          allowed={allowed}
          flips={flips}
          refused={refused}
          onChoose={place}
        />
      </div>
      <p class="home-board-caption">
        {tried ? (
          <>
            <span class="home-board-what">{t('home-board-yours')}</span>
            <button
              type="button"
              class="home-board-go"
              onClick={() => {
                own.value = [];
              }}
            >
              {t('home-board-back')}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              class="home-board-pause"
              aria-label={t(playing.value ? 'home-board-pause' : 'home-board-continue')}
              onClick={() => {
                playing.value = !playing.peek();
              }}
            >
              {playing.value ? <Pause /> : <Play />}
            </button>
            <span class="home-board-what">
              {t('home-board-last')} · <strong>{playerName(game.black)}</strong> –{' '}
              <strong>{playerName(game.white)}</strong> · {setupWords(game)}{' '}
              <span class="number">
                · {number} / {moves.length}
              </span>
            </span>
            <a class="home-board-go" href={`/game/${game.id}#${number}`}>
              {t('home-board-replay')}
              <Arrow />
            </a>
          </>
        )}
      </p>
    </>
  );
}
