import { signal } from '@preact/signals';
import { Board } from '../../board/board.tsx';
import { t } from '../../i18n/index.ts';
import type { Setup } from '../../protocol.gen.ts';
import { usePractice } from './practice.ts';

const EMPTY: Setup = { kind: 'go', size: 9, ruleset: 'chinese', handicap: { type: 'none' } };
const START = signal(0);
const NO_MOVES: never[] = [];

/** An empty board on which to try moves. Shown if there is no game to show. */
export function TryBoard() {
  const { model, turn, refused, own, place, allowed } = usePractice(EMPTY, NO_MOVES, START);
  return (
    <>
      <div class="home-board-place">
        <Board
          model={model}
          label={t('home-board-label')}
          coordinates={false}
          ghost={turn}
          allowed={allowed}
          refused={refused}
          onChoose={place}
        />
      </div>
      <p class="home-board-caption">
        <span class="home-board-what">{t(own.value.length > 0 ? 'home-board-yours' : 'home-board-try')}</span>
        {own.value.length > 0 && (
          <button
            type="button"
            class="home-board-go"
            onClick={() => {
              own.value = [];
            }}
          >
            {t('home-board-clear')}
          </button>
        )}
      </p>
    </>
  );
}
