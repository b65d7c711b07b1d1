// The dialog with the engine's answer to a player who has used an aid.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardModel } from '../board/model.ts';
import { SmallBoard } from '../board/small-board.tsx';
import { t } from '../i18n/index.ts';
import { colorWord, errorWords, inSentences } from '../i18n/words.ts';
import { ApiError, request } from '../net/api.ts';
import type { AidAnswer } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { placed } from '../state/line.ts';
import { liveBoard } from '../state/live.ts';
import type { RoomStore } from '../state/room.ts';
import type { Question } from './aids.ts';
import { refusalWords, sideOf } from './words.ts';
import '../theme/aids.css';

/** If neither player's chance to win is this much above half, in thousandths, the answer is that the game is even. */
const EVEN = 50;

/** The answer speaks of ownership if the owned points are more than 1 / `OWNED_SHARE` of the board. */
const OWNED_SHARE = 4;

/** The server answers within this time, even if other players wait for their answers. */
const PATIENCE_MS = 15_000;

/** What the dialog shows: the engine's answer with the board that it is about, or why there is no answer. */
type Shown = { answer: AidAnswer; board: BoardModel } | { wrong: string };

/** Uses an aid for the current position, and gets the engine's answer. */
async function ask(store: RoomStore, aid: Question, signal: AbortSignal): Promise<Shown> {
  const before = store.room.peek();
  const done = await store.send({ type: 'use_aid', aid });
  // A player who has already used the aid for this position gets the answer again.
  if (!done.ok && done.code !== 'no_change') {
    return { wrong: refusalWords({ code: done.code, waitMs: done.waitMs, limit: done.limit }) };
  }
  if (!before) return { wrong: '' };
  try {
    const path = `/api/v1/rooms/${encodeURIComponent(before.view.id)}/aids/${aid}`;
    const answer = (await (await request(path, { signal }, PATIENCE_MS)).json()) as AidAnswer;
    const now = store.room.peek();
    // After a takeback and another move, the number of moves is the same, but the position is not.
    const same = now && JSON.stringify(now.view.moves) === JSON.stringify(before.view.moves);
    if (!same || now.view.moves.length !== answer.moves) return { wrong: t('aid-outdated') };
    return { answer, board: liveBoard(now) };
  } catch (error) {
    // The answer is not found if a move has changed the position meanwhile.
    const outdated = error instanceof ApiError && error.code === 'not_found';
    return { wrong: outdated ? t('aid-outdated') : errorWords(error) };
  }
}

/** The contents of the dialog that asks the engine and shows its answer. */
export function answerTo(aid: Question) {
  return function Answer({ store, room }: { store: RoomStore; room: Room }) {
    const shown = useSignal<Shown | null>(null);
    useEffect(() => {
      const stop = new AbortController();
      void ask(store, aid, stop.signal).then((found) => {
        if (!stop.signal.aborted) shown.value = found;
      });
      return () => stop.abort();
    }, [store]);
    const now = shown.value;
    return (
      <div class="aid-answer">
        <p role="status">
          {now === null ? t('aid-thinking') : 'wrong' in now ? now.wrong : sentence(room, aid, now.answer)}
        </p>
        {now && 'answer' in now ? (
          <>
            {now.answer.line[0] === 'pass' ? null : <p class="number">{chance(room, now.answer)}</p>}
            <SmallBoard model={marked(now.board, now.answer)} label={t('aid-board')} coordinates />
            <p class="small muted">{t('aid-note')}</p>
          </>
        ) : null}
      </div>
    );
  };
}

/** The board with the moves that the engine expects, or with the expected owner of each point. */
function marked(board: BoardModel, { line, rows }: AidAnswer): BoardModel {
  return { ...board, offered: placed(line), engine: true, ...(rows.length > 0 && { owner: rows }) };
}

/** The answer in words. */
function sentence(room: Room, aid: Question, { black, line, rows }: AidAnswer): string {
  if (aid === 'ahead') {
    const ahead = Math.abs(black - 500) < EVEN ? undefined : black > 500 ? 'black' : 'white';
    const points = (letter: string) => rows.join('').split(letter).length - 1;
    const [one, other] = [points('B'), points('W')];
    return inSentences(
      ahead ? t('aid-ahead', { side: sideOf(room, ahead) }) : t('aid-even'),
      // Early in the game, nearly nothing is owned, and the marks would only repeat the stones.
      one + other > rows.join('').length / OWNED_SHARE ? t('aid-owned', { one, other }) : '',
    );
  }
  const [point] = line;
  if (point === undefined || point === 'pass') return t('aid-hint-pass');
  const next = placed(line).slice(1);
  return next.length > 0 ? t('aid-hint-more', { point, next: next.join(', ') }) : t('aid-hint', { point });
}

/** Each player's chance to win: `Chance to win: Black 63%, White 37%`. */
function chance({ view: { setup } }: Room, { black }: AidAnswer): string {
  const percent = Math.round(black / 10);
  return t('aid-chance', {
    one: colorWord(setup.kind, 'black'),
    first: percent,
    other: colorWord(setup.kind, 'white'),
    second: 100 - percent,
  });
}
