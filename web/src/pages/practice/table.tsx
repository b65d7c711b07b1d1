import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { answerOn, isAboutBoard } from '../../board/asked.ts';
import { Board } from '../../board/board.tsx';
import type { BoardModel } from '../../board/model.ts';
import { pointName } from '../../board/points.ts';
import type { Refusal } from '../../board/refused.tsx';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { codeWords, inLine, outcomeWords, sideWord } from '../../i18n/words.ts';
import { AskField } from '../../keys/ask-field.tsx';
import { actOf, nameOfKey, writing } from '../../keys/binding.ts';
import type { Question } from '../../keys/field.ts';
import { PRACTICE_KEYS } from '../../keys/practice.ts';
import { isTaken, useKeydown } from '../../keys/use-keydown.ts';
import { KINDS } from '../../kinds.ts';
import type { Color } from '../../protocol.gen.ts';
import { aboutScore } from '../../room/asking.ts';
import type { Position } from '../../rules.ts';
import type { Replay } from '../../state/replay.ts';
import { settings } from '../../state/settings.ts';
import { useAddress } from '../../ui/address.ts';
import { fragment } from './address.ts';
import { add, type History, shown } from './history.ts';
import { Line } from './line.tsx';
import { type Fault, play, put, replayOf, type Sketch, type Tool } from './sketch.ts';
import { Tools } from './tools.tsx';

/** The practice board with its buttons. `game` is the game and the move number that the position comes from. */
export function Table({ history, game }: { history: Signal<History>; game: string | undefined }) {
  const tool = useSignal<Tool>('moves');
  const refused = useSignal<Refusal | null>(null);
  const sketch = useComputed(() => shown(history.value));
  const replay = useComputed(() => replayOf(sketch.value));
  const position = useComputed(() => replay.value.at(sketch.value.moves));
  const model = useComputed(() => modelOf(sketch.value, replay.value));
  const ghost = useComputed<Color | null>(() => {
    if (tool.value === 'remove') return null;
    if (tool.value !== 'moves') return tool.value;
    return position.value.progress() === 'over' ? null : position.value.turn();
  });
  const shape = shapeOf(sketch.value.setup);
  const { kind, width, height } = shape;

  const take = (result: Sketch | Fault, index?: number) => {
    if (typeof result !== 'string') history.value = add(history.peek(), result);
    else if (index !== undefined) refused.value = { index, words: faultWords(result) };
  };
  const choose = (index: number) => {
    const now = sketch.peek();
    const chosen = tool.peek();
    take(chosen === 'moves' ? play(now, index) : put(now, index, chosen === 'remove' ? null : chosen), index);
  };

  const answer = (question: Question) => {
    const [setup, now] = [sketch.peek().setup, position.peek()];
    if (isAboutBoard(question)) return answerOn({ model: model.peek(), position: now }, question);
    if (question.about === 'clocks') return t('word-time-none');
    if (question.about === 'news') return statusWords(sketch.peek(), now);
    const prisoners = { black: now.prisoners('black'), white: now.prisoners('white') };
    const discs = now.discs();
    return aboutScore(setup, { prisoners, discs: discs && { board: discs } });
  };

  useKeys();
  // A refusal is about the position in which the point was pressed, so a change of the position removes the refusal.
  useSignalEffect(() => {
    if (history.value) refused.value = null;
  });
  const address = `${location.pathname}${fragment(sketch.value, game)}`;
  useAddress(address);

  return (
    <div class="replay practice">
      <div class="replay-board">
        <Board
          key={`${kind} ${width} ${height}`}
          model={model}
          label={t('home-board-label')}
          coordinates={settings.value.coordinates}
          ghost={ghost}
          allowed={(index) =>
            tool.peek() !== 'moves' || position.peek().check(position.peek().turn(), index) === undefined
          }
          flips={(index) => (tool.peek() === 'moves' ? position.peek().flips(index) : [])}
          refused={refused}
          onChoose={({ index }) => choose(index)}
        />
        <Line history={history} position={position.value} take={take}>
          <p class="practice-status" role="status">
            {statusWords(sketch.value, position.value)}
          </p>
        </Line>
        <AskField shape={shape} position={sketch.value} answer={answer} onPoint={choose} />
      </div>
      <Tools history={history} tool={tool} position={position.value} address={address} game={game} take={take} />
    </div>
  );
}

/** How the game ended, or whose turn it is and whether the opponent has just passed. */
function statusWords({ setup, moves }: Sketch, position: Position): string {
  const { kind } = setup;
  const outcome = position.outcome();
  if (outcome) return outcomeWords(outcome, setup);
  const turn = t('room-status-turn', { side: sideWord(kind, position.turn()) });
  const last = moves.at(-1);
  return last?.point === 'pass' ? inLine(t('room-said-passed', { side: sideWord(kind, last.color) }), turn) : turn;
}

/** Makes each key of the page click the button for its action. */
function useKeys(): void {
  useKeydown((event) => {
    if (isTaken(event) || writing(event.target)) return;
    const act = settings.peek().letters ? actOf(PRACTICE_KEYS, nameOfKey(event)) : undefined;
    const button = act && document.querySelector<HTMLElement>(`.practice [data-act="${act}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}

function modelOf({ setup, moves }: Sketch, replay: Replay): BoardModel {
  const legal = KINDS[setup.kind].flips ? replay.at(moves).legal() : [];
  return { ...replay.board(moves), legal: legal.map((index) => pointName(replay.shape, index)) };
}

function faultWords(fault: Fault): string {
  return fault === 'no_liberties' ? t('practice-no-liberties') : codeWords(fault);
}
