import { t } from '../i18n/index.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { offerWords } from './words.ts';

/** The open offers, with buttons to answer them. */
export function Offers({ store, room }: { store: RoomStore; room: Room }) {
  const color = ourColor(room);
  return (
    <div class="room-offers">
      {room.view.state.offers.map(({ offer, by }) => (
        <div key={`${offer}-${by}`} class="notice" role="group" aria-label={offerWords(room, offer, by)}>
          <p>{offerWords(room, offer, by)}</p>
          {color && by !== color ? (
            <div class="line">
              <Button kind="primary" onClick={() => store.do({ type: 'accept', offer })}>
                {t('room-accept')}
              </Button>
              <Button onClick={() => store.do({ type: 'decline', offer })}>{t('room-decline')}</Button>
            </div>
          ) : null}
          {color === by ? (
            <Button kind="quiet" onClick={() => store.do({ type: 'withdraw', offer })}>
              {t('room-withdraw')}
            </Button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
