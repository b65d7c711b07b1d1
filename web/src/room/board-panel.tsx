import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { BoardModel } from '../board/model.ts';
import { pointedAt } from '../board/pointed-at.ts';
import type { Choice } from '../board/pointing.ts';
import { parsePoint } from '../board/points.ts';
import type { Refusal } from '../board/refused.tsx';
import { shapeOf } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { codeWords } from '../i18n/words.ts';
import { say } from '../keys/said.ts';
import { isCut } from '../net/offline.ts';
import { sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { isFree, scratchColor, scratchOf } from '../state/scratch.ts';
import { settings } from '../state/settings.ts';
import { asksOnly, choose } from './choosing.ts';
import { pointedPoint } from './desk.ts';
import { explainedAt, explanations } from './explanations.ts';
import { LateResult } from './late-ending.tsx';
import { PracticeBoard } from './practice.tsx';
import { hasSwapped } from './scratch.tsx';
import { hasFreeSeat } from './words.ts';

/** The board of the game. If it is only for `watching`, nobody can place stones on it, not even a player. */
export function BoardPanel({ store, watching = false }: { store: RoomStore; watching?: boolean }) {
  const room = store.room.value;
  const preparing = useComputed(() => settings.value.premoves && store.canPrepare.value);
  const ghost = useComputed(() => {
    if (watching) return null;
    if (preparing.value) return store.color.value ?? null;
    const open = store.room.value;
    const scratch = open && scratchOf(open);
    if (scratch)
      return store.looking.value === null && !isCut(store.id)
        ? (scratchColor(open, hasSwapped(scratch)) ?? null)
        : null;
    return store.canPlay.value ? (store.stone.value ?? null) : null;
  });
  const refused = useComputed(() => refusedPoint(store));
  const pointing = useMemo(() => pointedAt(pointedPoint), []);
  if (!room) return null;
  const { phase } = room.view.state;
  const Open = explanations.value?.OpenPoints;
  if (hasFreeSeat(room) && room.view.role.type === 'player' && !watching) {
    return (
      <div class="room-board">
        <div class="room-board-fit">
          <PracticeBoard room={room} />
        </div>
      </div>
    );
  }
  const ours = room.view.role.type === 'player';
  const take = (choice: Choice) => {
    pointedPoint.value = choice.index;
    // While the board is counted, an empty point cannot be marked. Choosing it only shows what it is worth.
    if (!asksOnly(room, choice.index)) choose(store, choice);
    else if (choice.how === 'keyboard') say(explainedAt(store, choice.index));
  };
  const scratch = store.looking.value === null ? scratchOf(room) : undefined;
  // Only a move can wait for the connection.
  const live = ours && !watching && (phase === 'playing' || (phase === 'scoring' && !isCut(store.id)));
  return (
    // A right-click withdraws a prepared move.
    // biome-ignore lint/a11y/noStaticElementInteractions: on the keyboard, Escape does the same
    <div
      class="room-board"
      data-scratch={scratch ? '' : undefined}
      {...pointing}
      onContextMenu={(event) => {
        if (store.premove.peek() === null) return;
        event.preventDefault();
        store.premove.value = null;
      }}
    >
      <div class="room-board-fit">
        <Board
          model={store.board as ReadonlySignal<BoardModel>}
          label={t(scratch ? 'scratch-title' : 'room-board')}
          coordinates={settings.value.coordinates}
          under={Open && store.looking.value === null ? <Open room={room} /> : null}
          ghost={ghost}
          preparing={preparing}
          allowed={(index) => (scratch ? isFree(room, index) : store.check(index) === null)}
          flips={(index) => store.flips(index)}
          refused={refused}
          pointed={store.pointed}
          shares={sharesDevice(room) && phase === 'playing' ? () => store.color.peek() : undefined}
          onChoose={live ? take : undefined}
        />
        <LateResult store={store} />
      </div>
    </div>
  );
}

/** The refused point, and why it was refused; null if no point was refused. */
function refusedPoint(store: RoomStore): Refusal | null {
  const refusal = store.refusal.value;
  const setup = store.room.peek()?.view.setup;
  // A warning must not hide the position that the player has to judge.
  if (!refusal?.point || !setup || refusal.code === 'blunder') return null;
  const index = parsePoint(shapeOf(setup), refusal.point);
  return index === undefined ? null : { index, words: codeWords(refusal.code) };
}
