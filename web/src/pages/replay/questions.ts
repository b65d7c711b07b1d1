// Answers to questions about the position that a replay shows.

import { answerOn, isAboutBoard } from '../../board/asked.ts';
import type { BoardModel } from '../../board/model.ts';
import { pointName } from '../../board/points.ts';
import { explainedWords } from '../../i18n/explained.ts';
import { t } from '../../i18n/index.ts';
import type { Question } from '../../keys/field.ts';
import type { Color } from '../../protocol.gen.ts';
import { aboutClocks, aboutScore } from '../../room/asking.ts';
import { readClock } from '../../rules.ts';
import type { Replay } from '../../state/replay.ts';
import type { Shown } from './record.ts';

/** What the replay shows of a position. */
export type Seen = {
  model: BoardModel;
  prisoners: Record<Color, number> | undefined;
  discs: Record<Color, number> | undefined;
  /** The number of the position, and the move that led to it, in words. */
  spoken: string;
};

/** The final count, if this is the last position of the game. Otherwise undefined. */
export function countAt(game: Shown, at: number) {
  return at === game.moves.length ? game.scoring : undefined;
}

/** What a point is worth after this number of moves, and why. Empty if this position has no count. */
function explainedAt(game: Shown, replay: Replay, at: number, index: number): string {
  return explainedWords(game.setup, countAt(game, at), pointName(replay.shape, index));
}

/** Like {@link explainedAt}, but begins with the name of the point. */
export function toldAt(game: Shown, replay: Replay, at: number, index: number): string {
  const text = explainedAt(game, replay, at, index);
  return text && t('word-about', { what: pointName(replay.shape, index), text });
}

/** The answer to a question about the position after this number of moves. */
export function answerTo(game: Shown, replay: Replay, at: number, seen: Seen, question: Question): string {
  if (isAboutBoard(question)) {
    const explain = (index: number) => explainedAt(game, replay, at, index);
    return answerOn({ model: seen.model, position: replay.at(game.moves, at), explain }, question);
  }
  switch (question.about) {
    case 'clocks': {
      const { time } = game;
      const clocks = game.clocks[at];
      return aboutClocks(game.setup.kind, time, (color) => time && clocks && readClock(clocks[color], time, 0));
    }
    case 'score': {
      const { prisoners = { black: 0, white: 0 }, discs } = seen;
      return aboutScore(game.setup, { scoring: countAt(game, at), discs: discs && { board: discs }, prisoners });
    }
    case 'news':
      return seen.spoken;
  }
}
