import { t } from '../../i18n/index.ts';
import type { Choice } from '../../protocol.gen.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { Stone } from '../../ui/stone.tsx';
import { keyed } from '../keyed.ts';

/** A button for each choice: a color or, in swap2, more stones. */
export function ColorChoice({ store, choices }: { store: RoomStore; choices: readonly Choice[] }) {
  return (
    <div class="line color-choice">
      {choices.map((choice) => (
        <Button key={choice} {...keyed(`choose_${choice}`)} onClick={() => store.do({ type: 'choose', choice })}>
          {choice === 'more_stones' ? null : <Stone color={choice} />}
          {t(`opening-choice-${choice}`)}
        </Button>
      ))}
    </div>
  );
}
