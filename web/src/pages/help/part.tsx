import { useComputed, useSignal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import type { BoardModel } from '../../board/model.ts';
import { pointName } from '../../board/points.ts';
import type { Refusal } from '../../board/refused.tsx';
import { help } from '../../i18n/index.ts';
import { codeWords } from '../../i18n/words.ts';
import { KINDS } from '../../kinds.ts';
import type { Color, Kind } from '../../protocol.gen.ts';
import { mayPass } from '../../rules.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from './count.tsx';
import { attempt, type Lesson, replayOf, START, type State } from './lesson.ts';

/** A lesson, shown as a few sentences and a board on which the reader plays. */
export function LessonPart({ kind, lesson }: { kind: Kind; lesson: Lesson }) {
  const heading = useId();
  const words = (part: string) => help(`help-${kind}-${lesson.name}-${part}`);
  const replay = useMemo(() => replayOf(lesson), [lesson]);
  const state = useSignal<State>(START);
  const played = useComputed(() => [...(lesson.lead ?? []), ...state.value.moves]);
  const model = useComputed<BoardModel>(() => {
    const board = replay.board(played.value);
    const { verdict } = state.value;
    if (verdict === 'done') return { ...board, owner: lesson.owner };
    const legal = KINDS[kind].flips ? replay.at(played.value).legal() : [];
    return { ...board, legal: legal.map((index) => pointName(replay.shape, index)) };
  });
  const ghost = useComputed<Color | null>(() => (state.value.verdict === 'done' ? null : lesson.color));
  const refused = useComputed<Refusal | null>(() => {
    const { refusal } = state.value;
    return refusal && { index: refusal.index, words: codeWords(refusal.code) };
  });
  const play = (index: number | null) => {
    state.value = attempt(lesson, replay, state.peek(), index);
  };
  const before = () => replay.at([...(lesson.lead ?? []), ...(state.peek().before ?? state.peek()).moves]);
  const { verdict, before: back, moves } = state.value;
  const passes = lesson.steps.some(({ goal }) => goal.type === 'stopped');
  return (
    <section class="section lesson" aria-labelledby={heading}>
      <div class="lesson-words">
        <h2 id={heading}>{words('title')}</h2>
        <p>{words('text')}</p>
        <p class={`lesson-task ${verdict}`} role="status">
          {sentenceOf(lesson, state.value, words, (index) => pointName(replay.shape, index))}
        </p>
        <div class="line">
          {passes && mayPass(lesson.setup) ? (
            <Button disabled={verdict === 'done'} onClick={() => play(null)}>
              {help('help-pass')}
            </Button>
          ) : null}
          <Button
            disabled={back === null}
            onClick={() => {
              state.value = back ?? START;
            }}
          >
            {help('help-undo')}
          </Button>
          <Button
            disabled={moves.length === 0 && verdict === 'open'}
            onClick={() => {
              state.value = START;
            }}
          >
            {help('help-again')}
          </Button>
        </div>
        {verdict === 'done' && lesson.owner ? <Count board={model.value} owner={lesson.owner} /> : null}
      </div>
      <div class="lesson-board">
        <Board
          model={model}
          label={help('help-board', { title: words('title') })}
          coordinates
          ghost={ghost}
          allowed={(index) => before().check(lesson.color, index) === undefined}
          flips={(index) => before().flips(index)}
          refused={refused}
          onChoose={verdict === 'done' ? undefined : ({ index }) => play(index)}
        />
      </div>
    </section>
  );
}

/** Says what the reader should do, or what the latest try achieved. */
function sentenceOf(
  { steps }: Lesson,
  { verdict, step, refusal }: State,
  words: (part: string) => string,
  name: (index: number) => string,
): string {
  if (verdict === 'done') return words('done');
  if (verdict === 'wrong') return words('wrong');
  const task = words(step === 0 ? 'task' : `task-${step + 1}`);
  const goal = steps[step - 1]?.goal;
  // If the goal of the previous step was to make the rules refuse a move, the refusal is not an error.
  if (!refusal || goal?.type === 'refused') {
    return steps.length > 1 ? help('help-task-of', { number: step + 1, total: steps.length, task }) : task;
  }
  return `${help('help-refused', { point: name(refusal.index), reason: codeWords(refusal.code) })} ${task}`;
}
