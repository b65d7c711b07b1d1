import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardModel } from '../../board/model.ts';
import { shapeOf } from '../../board/shape.ts';
import { SmallBoard } from '../../board/small-board.tsx';
import { t } from '../../i18n/index.ts';
import { lanAddresses, qrPath } from '../../net/api.ts';
import { offline } from '../../net/offline.ts';
import { LOCAL } from '../../room/invite.tsx';
import { lobby } from '../../state/lobby.ts';
import { ScreenBar } from './bar.tsx';

const SIDE = 19;

/** A board with a single stone on the center point, which is called tengen. */
function quietBoard(): BoardModel {
  const shape = shapeOf({ kind: 'go', size: SIDE, ruleset: 'chinese', handicap: { type: 'none' } });
  const row = '.'.repeat(SIDE);
  const half = (SIDE - 1) / 2;
  const rows = Array.from({ length: SIDE }, (_, y) => (y === half ? `${'.'.repeat(half)}X${'.'.repeat(half)}` : row));
  return { shape, rows };
}

/** The club screen while no game is being played: a board with one stone, and the address at which to start a game. */
export function EmptyScreen() {
  const origin = useSignal(location.origin);
  const noPicture = useSignal(false);
  useEffect(() => {
    if (!LOCAL.test(location.hostname)) return;
    void lanAddresses().then(([first]) => {
      if (first) origin.value = new URL(first).origin;
    });
  }, [origin]);
  return (
    <div class="screen-empty">
      <div class="quiet-board" aria-hidden="true">
        <SmallBoard model={quietBoard()} label="" />
      </div>
      <div class="words">
        <h1>{t('screen-title')}</h1>
        <p role="status">{t(offline.value ? 'app-offline' : lobby.value ? 'screen-empty' : 'app-loading')}</p>
        <div class="start">
          {noPicture.value ? null : (
            <img
              class="qr"
              src={qrPath(origin.value)}
              width="240"
              height="240"
              alt={t('home-qr', { address: origin.value })}
              onError={() => {
                noPicture.value = true;
              }}
            />
          )}
          <p>
            {t('screen-start')}
            <strong class="address">{origin.value.replace(/^http:\/\//, '')}</strong>
          </p>
        </div>
      </div>
      <ScreenBar />
    </div>
  );
}
