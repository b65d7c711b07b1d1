import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { shapeOf } from '../../board/shape.ts';
import { written } from '../../chat/said.tsx';
import { t } from '../../i18n/index.ts';
import { ourColor, type Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { choose } from '../choosing.ts';

/**
 * A field that plays on the point whose name is typed. With a keyboard or a screen reader, this is faster than crossing
 * the board.
 */
export function PlayAt({ store, room }: { store: RoomStore; room: Room }) {
  const id = useId();
  const text = useSignal('');
  const { phase, turn } = room.view.state;
  const color = ourColor(room);
  if (!color || phase !== 'playing') return null;
  const play = (event: SubmitEvent) => {
    event.preventDefault();
    const point = text.value.trim();
    if (point === '') return;
    const index = written(shapeOf(room.view.setup), point);
    // While an earlier move is shown, play in the current position.
    store.looking.value = null;
    if (index === undefined) {
      store.refusal.value = { code: 'off_board', point };
      return;
    }
    if (turn === color) text.value = '';
    choose(store, { index, how: 'keyboard', cell: Number.POSITIVE_INFINITY });
  };
  return (
    <form class="room-play-at" onSubmit={play} noValidate>
      <label class="heard" for={id}>
        {t('room-play-at')}
      </label>
      <input
        id={id}
        class="input"
        name="point"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        maxLength={4}
        placeholder={t('room-play-at')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
    </form>
  );
}
