import { offerLetter } from '../../board/model.ts';
import { parsePoint } from '../../board/points.ts';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { keyed } from '../keyed.ts';

/**
 * The moves to offer. The player chooses them on the board. The buttons send all these moves or remove the last one.
 */
export function Offer({ store, count }: { store: RoomStore; count: number }) {
  const offered = store.offering.value;
  const chosen = t('opening-chosen', { chosen: offered.length, count });
  return (
    <>
      <p aria-live="polite" class="number">
        {offered.length > 0 ? t('word-about', { what: chosen, text: offered.join(', ') }) : chosen}
      </p>
      <div class="line">
        <Button
          kind="primary"
          {...keyed('offer_moves')}
          off={offered.length !== count}
          onClick={() => store.do({ type: 'offer_moves', points: [...offered] })}
        >
          {t('opening-offer', { count })}
        </Button>
        <Button
          {...keyed('remove_offer')}
          off={offered.length === 0}
          onClick={() => {
            store.offering.value = offered.slice(0, -1);
          }}
        >
          {t('opening-remove')}
        </Button>
      </div>
    </>
  );
}

/** The offered moves as buttons, with the same letters as on the board. */
export function Pick({ store, points }: { store: RoomStore; points: readonly string[] }) {
  const setup = store.room.value?.view.setup;
  if (!setup) return null;
  return (
    <div class="line">
      {points.map((point, n) => (
        <Button
          key={point}
          data-plays={point}
          onClick={() => {
            const index = parsePoint(shapeOf(setup), point);
            if (index !== undefined) void store.play(index);
          }}
        >
          {offerLetter(n)}: {point}
        </Button>
      ))}
    </div>
  );
}
