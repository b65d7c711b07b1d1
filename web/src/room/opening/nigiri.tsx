import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { choosesColors } from '../../rules.ts';
import { isOurs, type Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { keyed } from '../keyed.ts';
import { Panel } from '../panel.tsx';

/**
 * The guess that decides the colors before the game: the guest says whether the host holds an odd number of stones.
 * `leave` is the button that gives up the seat.
 */
export function Nigiri({ store, room, leave }: { store: RoomStore; room: Room; leave?: ComponentChildren }) {
  const begins = choosesColors(room.view.opening);
  const guesses = isOurs(room, 'guest');
  return (
    <Panel class="room-waiting room-opening" title={t('home-color-nigiri')}>
      <p>{guesses ? t('room-nigiri-guess', { prize: begins ? 'begins' : 'black' }) : t('room-nigiri-wait')}</p>
      <div class="line">
        {guesses
          ? (['odd', 'even'] as const).map((parity) => (
              <Button
                key={parity}
                kind="primary"
                {...keyed(`guess_${parity}`)}
                onClick={() => store.do({ type: 'guess', parity })}
              >
                {t(`room-nigiri-${parity}`)}
              </Button>
            ))
          : null}
        {leave}
      </div>
    </Panel>
  );
}
