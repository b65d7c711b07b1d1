import { t } from '../i18n/index.ts';
import type { Room } from '../state/fold.ts';
import { Panel } from './panel.tsx';

/** The id of the warning, so that the pass button can refer to it. */
export const FINAL_COUNT = 'final-count';

/** Warns that two passes in a row end the game, and says how the board will be counted. */
export function FinalCount({ room }: { room: Room }) {
  const count = room.view.state.final_count;
  if (!count) return null;
  return (
    <Panel class="room-final-count ours" title={t('final-count-title')}>
      {/* The announcer speaks this warning. */}
      <p id={FINAL_COUNT}>{t(`final-count-${count}`)}</p>
    </Panel>
  );
}
