import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import { Panel } from './panel.tsx';
import { sideOf } from './words.ts';

/** The id of the warning, so that the pass button can refer to it. */
export const FINAL_COUNT = 'final-count';

/** Warns that the next two passes end the game, and says how the board will be counted. */
export function FinalCount({ room }: { room: Room }) {
  const count = room.view.state.final_count;
  if (!count) return null;
  const { turn } = room.view.state;
  // The two passes that began the scoring phase come before the passes that end the game.
  let passes = 0;
  while (room.view.moves.at(-1 - passes)?.point === 'pass') passes += 1;
  const title = passes % 2 && turn ? t('room-said-last-pass', { side: sideOf(room, turn) }) : t('final-count-title');
  return (
    <Panel class="room-final-count ours" title={title}>
      {/* The announcer speaks this warning. */}
      <p id={FINAL_COUNT}>{t(`final-count-${count}`)}</p>
    </Panel>
  );
}
