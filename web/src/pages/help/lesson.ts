// A lesson: a position, and a goal that the reader reaches by playing. The rules decide what a try does, and the goal is
// judged on the position after it. No lesson knows its answers.

import { pointName } from '../../board/points.ts';
import { shapeOf } from '../../board/shape.ts';
import type { Code, Color, Move, Setup } from '../../protocol.gen.ts';
import { opposite } from '../../state/colors.ts';
import { Replay } from '../../state/replay.ts';
import { canBeTaken, has, punishment, winning } from './judge.ts';

/** What a move of the reader must achieve. */
export type Goal =
  /** All stones on these points are captured. */
  | { type: 'captured'; points: readonly string[] }
  /** The rules refuse the move for this reason. */
  | { type: 'refused'; code: Code }
  /** The opponent may play on none of these points. */
  | { type: 'barred'; points: readonly string[] }
  /** No single move of the opponent captures the stones on these points. */
  | { type: 'survives'; points: readonly string[] }
  /** A row that wins. */
  | { type: 'row' }
  /** Two points, each of which completes a row with the next move. */
  | { type: 'two_threats' }
  /** The opponent can neither complete a row nor make two threats with one move. */
  | { type: 'holds' }
  /** This many discs are flipped. */
  | { type: 'flips'; count: number }
  /** The opponent has no move, so the reader moves again. */
  | { type: 'again' }
  /** A stone of the reader on this point. */
  | { type: 'held'; point: string }
  /** Any legal move. */
  | { type: 'moved' }
  /** Both players have passed. */
  | { type: 'stopped' };

/** A goal, and the opponent's move after it. */
export type Step = { goal: Goal; reply?: string };

/** A lesson. Its texts have the ids `help-…` of its kind and its name. */
export type Lesson = {
  name: string;
  setup: Setup;
  /** The stones at the start, rows from the top, if they differ from the usual start. */
  rows?: readonly string[];
  /** The moves that led from there to the lesson. */
  lead?: readonly Move[];
  /** The reader's color. */
  color: Color;
  steps: readonly Step[];
  /** The owner of each point, shown once the lesson is done. */
  owner?: readonly string[];
};

/** What the last try did. */
export type Verdict = 'open' | 'done' | 'wrong';

/** How far the reader is. */
export type State = {
  /** The moves since the start of the lesson. */
  moves: readonly Move[];
  /** The number of goals reached. */
  step: number;
  verdict: Verdict;
  /** The try that the rules refused, and why. */
  refusal: { index: number; code: Code } | null;
  /** Where to go back to after a try that did not reach the goal. */
  before: State | null;
};

/** The positions of a lesson. The rules must be loaded. */
export function replayOf({ setup, rows, lead, color }: Lesson): Replay {
  if (!rows) return new Replay(setup);
  const shape = shapeOf(setup);
  const all = rows.join('');
  const of = (sign: string) => [...all].flatMap((cell, index) => (cell === sign ? [pointName(shape, index)] : []));
  return new Replay(setup, { black: of('X'), white: of('O'), turn: lead?.[0]?.color ?? color });
}

/** The start of a lesson. */
export const START: State = { moves: [], step: 0, verdict: 'open', refusal: null, before: null };

/** The reader plays on a point, or passes with null. After a try that failed, this takes it back first. */
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
  // A goal about two passes is judged after the opponent's.
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

type At = ReturnType<Replay['at']>;

function achieved(goal: Goal, { color }: Lesson, replay: Replay, before: At, now: At): boolean {
  const other = opposite(color);
  const at = (name: string) => has(replay, now, name);
  switch (goal.type) {
    case 'captured':
      return goal.points.every((name) => has(replay, before, name) === other && at(name) === undefined);
    case 'refused':
      return false; // The rules have allowed the move.
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
      const [then, since] = [before.discs(), now.discs()];
      return (since?.[color] ?? 0) - (then?.[color] ?? 0) - 1 >= goal.count;
    }
    case 'again':
      // Othello allows a pass only to a player without a move.
      return now.progress() === 'playing' && now.check(other, null) === undefined;
    case 'held':
      return at(goal.point) === color;
    case 'moved':
      return true;
    case 'stopped':
      return now.progress() === 'stopped';
  }
}
