// A lesson is a position and one or more goals, which the reader reaches by playing. Each try is played under the
// rules, and the position after it shows whether the goal is reached. A lesson does not contain its solutions.

import { pointName } from '../../board/points.ts';
import { shapeOf } from '../../board/shape.ts';
import type { Code, Color, Move, Setup } from '../../protocol.gen.ts';
import { opposite } from '../../state/colors.ts';
import { Replay } from '../../state/replay.ts';
import { canBeTaken, has, punishment, winning } from './judge.ts';

/** What the reader's move must achieve. */
export type Goal =
  /** All stones on these points are captured. */
  | { type: 'captured'; points: readonly string[] }
  /** The rules refuse the move for this reason. */
  | { type: 'refused'; code: Code }
  /** These points are empty, and the rules forbid the opponent to play on any of them. */
  | { type: 'barred'; points: readonly string[] }
  /** No single move by the opponent can capture a stone on these points. */
  | { type: 'survives'; points: readonly string[] }
  /** A winning row is complete. */
  | { type: 'row' }
  /** With one more move, the reader could complete a row on at least two points, and the opponent on none. */
  | { type: 'two_threats' }
  /** With one move, the opponent can neither complete a row nor create two threats. */
  | { type: 'holds' }
  /** The move flips at least this many discs. */
  | { type: 'flips'; count: number }
  /** The opponent has no move, so the reader moves again. */
  | { type: 'again' }
  /** A stone of the reader's color is on this point. */
  | { type: 'held'; point: string }
  /** Any legal move. */
  | { type: 'moved' }
  /** Both players have passed. */
  | { type: 'stopped' };

/** A goal, and the opponent's move after the reader has reached it. */
export type Step = { goal: Goal; reply?: string };

/** A lesson. The ids of its texts begin with `help-`, the kind and the name of the lesson. */
export type Lesson = {
  name: string;
  setup: Setup;
  /** The rows of the board at the start, from the top. Absent if the lesson begins with the usual start of the game. */
  rows?: readonly string[];
  /** The moves from the start to the position of the lesson. */
  lead?: readonly Move[];
  /** The reader's color. */
  color: Color;
  steps: readonly Step[];
  /** The owner of each empty point, shown when the lesson is done. */
  owner?: readonly string[];
};

/** Whether the reader can try to reach the next goal, has reached the last goal, or has just missed a goal. */
export type Verdict = 'open' | 'done' | 'wrong';

/** How far the reader has come. */
export type State = {
  /** The moves played after the position of the lesson. */
  moves: readonly Move[];
  /** The number of goals reached. */
  step: number;
  verdict: Verdict;
  /** The point that the rules refused at the latest try, and why; null if there is none. */
  refusal: { index: number; code: Code } | null;
  /** The state before the latest try, if this try missed the goal; otherwise null. */
  before: State | null;
};

/** Creates a replay, which computes the positions of a lesson. The rules must be loaded. */
export function replayOf({ setup, rows, lead, color }: Lesson): Replay {
  if (!rows) return new Replay(setup);
  const shape = shapeOf(setup);
  const all = rows.join('');
  const of = (sign: string) => [...all].flatMap((cell, index) => (cell === sign ? [pointName(shape, index)] : []));
  return new Replay(setup, { black: of('X'), white: of('O'), turn: lead?.[0]?.color ?? color });
}

/** The start of a lesson. */
export const START: State = { moves: [], step: 0, verdict: 'open', refusal: null, before: null };

/** Plays on a point for the reader, or passes if `index` is null. If the previous try failed, takes it back first. */
export function attempt(lesson: Lesson, replay: Replay, state: State, index: number | null): State {
  if (state.verdict === 'done') return state;
  const base = state.verdict === 'wrong' && state.before ? state.before : state;
  const step = lesson.steps[base.step];
  if (!step) return base;
  const { goal, reply } = step;
  const position = replay.at([...(lesson.lead ?? []), ...base.moves]).fork();
  const code = position.check(lesson.color, index);
  if (code !== undefined) {
    const refusal = index === null ? null : { index, code };
    if (goal.type !== 'refused' || goal.code !== code) return { ...base, refusal };
    return next(lesson, base, base.moves, refusal);
  }
  const move: Move = { color: lesson.color, point: index === null ? 'pass' : pointName(replay.shape, index) };
  const reached = position.fork();
  reached.play(lesson.color, index);
  const answer = reply === undefined ? [] : [{ color: opposite(lesson.color), point: reply }];
  // The goal `stopped` requires that both players have passed, so judge it after the opponent's pass.
  const judged =
    goal.type === 'stopped' ? replay.at([...(lesson.lead ?? []), ...base.moves, move, ...answer]) : reached;
  if (achieved(goal, lesson, replay, position, judged))
    return next(lesson, base, [...base.moves, move, ...answer], null);
  const punished = goal.type === 'holds' ? punishment(replay, judged, opposite(lesson.color)) : undefined;
  const shown = punished === undefined ? [] : [{ color: opposite(lesson.color), point: punished }];
  return { ...base, moves: [...base.moves, move, ...shown], verdict: 'wrong', refusal: null, before: base };
}

function next(lesson: Lesson, base: State, moves: readonly Move[], refusal: State['refusal']): State {
  const step = base.step + 1;
  return { moves, step, verdict: step === lesson.steps.length ? 'done' : 'open', refusal, before: null };
}

type Position = ReturnType<Replay['at']>;

function achieved(goal: Goal, { color }: Lesson, replay: Replay, before: Position, now: Position): boolean {
  const other = opposite(color);
  const at = (name: string) => has(replay, now, name);
  switch (goal.type) {
    case 'captured':
      return goal.points.every((name) => has(replay, before, name) === other && at(name) === undefined);
    case 'refused':
      return false; // The rules allowed the move.
    case 'barred':
      return goal.points.every((name) => at(name) === undefined && now.check(other, replay.index(name)) !== undefined);
    case 'survives':
      return !canBeTaken(replay, now, other, goal.points);
    case 'row':
      return now.row().length > 0 && now.progress() === 'over';
    case 'two_threats':
      return winning(replay, now, color).length >= 2 && winning(replay, now, other).length === 0;
    case 'holds':
      return punishment(replay, now, other) === undefined;
    case 'flips': {
      const [discsBefore, discsNow] = [before.discs(), now.discs()];
      return (discsNow?.[color] ?? 0) - (discsBefore?.[color] ?? 0) - 1 >= goal.count;
    }
    case 'again':
      // In Othello, only a player without a legal move may pass.
      return now.progress() === 'playing' && now.check(other, null) === undefined;
    case 'held':
      return at(goal.point) === color;
    case 'moved':
      return true;
    case 'stopped':
      return now.progress() === 'stopped';
  }
}
