import type { BoardModel } from '../../board/model.ts';
import { SmallBoard } from '../../board/small-board.tsx';
import { t } from '../../i18n/index.ts';
import { OpenFile, type Opening } from './open-file.tsx';

/** The empty board on which a file can be dropped. */
const EMPTY: BoardModel = { shape: { kind: 'go', width: 19, height: 19 }, rows: [] };

/** The page before a file is opened: an empty board where the replay will be, and the button that opens a file. */
export function FileStart({ opening }: { opening: Opening }) {
  return (
    <div class="replay file-start">
      <div class={opening.over ? 'replay-board over' : 'replay-board'} aria-hidden="true">
        <SmallBoard model={EMPTY} label="" />
        <p class="drop-here">{t('replay-file-drop')}</p>
      </div>
      <div class="replay-side">
        <h1>{t('replay-open')}</h1>
        <p class="lead">{t('replay-file-lead')}</p>
        <OpenFile opening={opening} kind="primary" />
        <p class="small muted">{t('replay-main-line')}</p>
        <ul class="file-ways">
          <li>
            <a href="/history">{t('history-title')}</a>
          </li>
          <li>
            <a href="/practice">{t('home-board-label')}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
