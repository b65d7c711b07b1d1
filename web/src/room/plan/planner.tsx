import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { answerOn, isAboutBoard } from '../../board/asked.ts';
import { Board } from '../../board/board.tsx';
import type { BoardModel } from '../../board/model.ts';
import { pointName } from '../../board/points.ts';
import type { Refusal } from '../../board/refused.tsx';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { codeWords, inLine } from '../../i18n/words.ts';
import { AskField } from '../../keys/ask-field.tsx';
import { actOf, nameOfKey, writing } from '../../keys/binding.ts';
import type { Question } from '../../keys/field.ts';
import { PLAN_KEYS, type PlanAct } from '../../keys/plan.ts';
import { say } from '../../keys/said.ts';
import { isTaken, useKeydown } from '../../keys/use-keydown.ts';
import type { Color } from '../../protocol.gen.ts';
import { mayPass, type Position } from '../../rules.ts';
import { ourColor, type Room } from '../../state/fold.ts';
import { boardOf, forbiddenIn, lastStone } from '../../state/replay.ts';
import type { RoomStore } from '../../state/room.ts';
import { settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Cross } from '../../ui/icons.tsx';
import { Asked } from '../asked.tsx';
import { aboutScore } from '../asking.ts';
import { planning, unsavedPlan } from '../desk.ts';
import { refusalWords, sideOf } from '../words.ts';
import { back, type Draft, groups, isUnanswered, type Line, played, replaced, same, starts, without } from './draft.ts';
import { walk } from './walk.ts';
import './planner.css';

type Props = { store: RoomStore; room: Room };

/** The dialog in which a player plans answers: a board for the moves of both players, and the planned lines. */
export function Planner({ store, room }: Props) {
  const { after } = planning.value ?? {};
  const { moves } = room.view;
  const close = () => {
    planning.value = null;
  };
  // When the opponent has moved, the dialog closes, because the lines begin before that move. If some lines are not
  // saved, the dialog stays open and says that these lines are lost.
  const over = after !== moves.length || room.view.state.turn === ourColor(room);
  const unsaved = useSignal(false);
  useEffect(() => {
    if (over && !unsaved.peek()) close();
  }, [over, unsaved]);
  return (
    <Dialog open={!over || unsaved.value} title={t('plan-title')} shape="wide" onClose={close}>
      <Asked store={store} room={room} />
      {over ? (
        <div class="stack">
          <p role="alert">{t('plan-overtaken')}</p>
          <Button kind="primary" onClick={close}>
            {t('app-close')}
          </Button>
        </div>
      ) : (
        <Desk key={room.plan?.version ?? 0} store={store} room={room} unsaved={unsaved} onDone={close} />
      )}
    </Dialog>
  );
}

/** Remembers which version of the plan is being edited; null while the plan is being saved. */
function keepVersion(version: number | null): void {
  const now = planning.peek();
  if (now) planning.value = { ...now, version };
}

/** Connects a button to the key of its action. */
function keyed(act: PlanAct) {
  const key = PLAN_KEYS.find((binding) => binding.act === act)?.key;
  return { 'data-plan': act, 'aria-keyshortcuts': settings.value.letters ? key : undefined };
}

type DeskProps = Props & {
  /** Whether there are lines that are not saved. `Desk` keeps this signal up to date. */
  unsaved: Signal<boolean>;
  onDone: () => void;
};

/** The board, the buttons and the lines. A plan that another device has saved replaces what is edited here. */
function Desk({ store, room, unsaved, onDone }: DeskProps) {
  const { setup } = room.view;
  const shape = shapeOf(setup);
  const ours = ourColor(room) ?? 'black';
  const saved = useMemo<readonly Line[]>(() => room.plan?.lines ?? [], []);
  const start = useMemo(() => store.shown()?.fork(), []);
  const refused = useSignal<Refusal | null>(null);
  const version = room.plan?.version ?? 0;
  // Escape or a press outside the dialog loses nothing: the lines are still there when the dialog is opened again.
  const about = { room: room.view.id, after: room.view.moves.length, version };
  const kept = useMemo(() => keptDraft(about), []);
  const draft = useSignal<Draft>(kept ?? { lines: saved, path: [] });
  // The plan may have been changed on another device.
  const known = planning.peek()?.version ?? version;
  const wrong = useSignal(known !== version ? codeWords('plan_changed') : kept ? t('plan-unsaved') : '');
  const busy = useSignal(false);
  /** The plan before the latest answer, if that answer has replaced lines. */
  const lost = useSignal<Draft | null>(null);
  useEffect(() => {
    unsaved.value = kept !== undefined;
  }, [unsaved, kept]);
  const walked = useComputed(() => (start ? walk(shape, start, draft.value.path) : undefined));
  const model = useComputed<BoardModel>(() => {
    const { position, last } = walked.value ?? {};
    if (!position) return { shape, rows: room.view.state.board };
    const board = boardOf(shape, position, last ?? lastStone(room.view.moves));
    return position.turn() === 'black' ? { ...board, forbidden: forbiddenIn(shape, position) } : board;
  });
  const turn = useComputed<Color | null>(() => {
    const position = walked.value?.position;
    return position?.progress() === 'playing' ? position.turn() : null;
  });
  const change = (next: Draft) => {
    draft.value = next;
    unsaved.value = !same(next.lines, saved);
    unsavedPlan.value = unsaved.peek() ? { ...about, draft: next } : null;
    refused.value = null;
    wrong.value = '';
    lost.value = null;
  };
  const play = (index: number | null, typed = false) => {
    const position = walked.peek()?.position;
    const color = turn.peek();
    const own = color === ours;
    const code = position && color ? position.check(color, index) : 'game_over';
    const point = index === null ? 'pass' : pointName(shape, index);
    if (!code && own && index === null && position && endsPlay(position)) wrong.value = t('plan-ends-play');
    else if (!code) {
      const before = draft.peek();
      change(played(before, point, own));
      if (replaced(before, draft.peek()) > 0) lost.value = before;
    } else if (index !== null && !typed) refused.value = { index, words: codeWords(code) };
    else wrong.value = codeWords(code);
  };
  const save = async () => {
    if (busy.peek()) return;
    const { lines } = draft.peek();
    if (isUnanswered(draft.peek())) {
      wrong.value = t('plan-unanswered', { move: moveWords(draft.peek().path.at(-1) ?? '') });
      return;
    }
    busy.value = true;
    keepVersion(null);
    const command = { version, after: room.view.moves.length, lines: lines.map((one) => [...one]) };
    const answer = same(lines, saved) ? { ok: true as const } : await store.send({ type: 'plan', ...command });
    busy.value = false;
    keepVersion(version);
    if (!answer.ok) {
      wrong.value = refusalWords(answer);
      return;
    }
    say(t('plan-saved', { count: lines.length }));
    unsavedPlan.value = null;
    onDone();
  };
  const answer = (question: Question) => {
    const position = walked.peek()?.position;
    if (isAboutBoard(question)) return answerOn({ model: model.peek(), position }, question);
    return question.about === 'score' ? aboutScore(setup, room.view.state) : status(room, draft, turn, ours);
  };
  useKeys();
  const { lines, path } = draft.value;
  return (
    <div class="planner">
      <div class="planner-board">
        <Board
          model={model}
          label={t('plan-board')}
          coordinates={settings.value.coordinates}
          ghost={turn}
          allowed={(index) => walked.peek()?.position.check(turn.peek() ?? 'black', index) === undefined}
          flips={(index) => walked.peek()?.position.flips(index) ?? []}
          refused={refused}
          onChoose={({ index }) => play(index)}
        />
      </div>
      <div class="planner-side">
        <p class="planner-status" role="status">
          {status(room, draft, turn, ours)}
        </p>
        <AskField
          label={t('room-play-at')}
          shape={shape}
          position={draft.value}
          answer={answer}
          // If a typed move or a pass is refused, the page says so below the lines. Any other refusal is shown on
          // the board.
          onPoint={(index) => play(index, true)}
          onLeave={() => document.querySelector<SVGElement>('.planner-board [data-point][tabindex="0"]')?.focus()}
          onPass={() => play(null)}
        />
        <div class="planner-acts">
          {mayPass(setup) ? (
            <Button {...keyed('pass')} off={turn.value === null} onClick={() => play(null)}>
              {t('word-pass')}
            </Button>
          ) : null}
          <Button {...keyed('back')} off={path.length === 0} onClick={() => change(back(draft.peek()))}>
            {t('room-try-undo')}
          </Button>
          <Button {...keyed('start')} off={path.length === 0} onClick={() => change({ lines, path: [] })}>
            {t('plan-start')}
          </Button>
        </div>
        <Lines room={room} draft={draft} onChange={change} colors={(line) => colorsOf(line)} ours={ours} />
        <div class="planner-wrong small" role="alert">
          {wrong.value}
          {lost.value ? (
            <>
              {t('plan-replaced', { count: replaced(lost.value, draft.value) })}{' '}
              <Button onClick={() => lost.value && change(lost.value)}>{t('plan-restore')}</Button>
            </>
          ) : null}
        </div>
        <div class="actions planner-end">
          <Button
            onClick={() => {
              unsavedPlan.value = null;
              onDone();
            }}
          >
            {t('app-cancel')}
          </Button>
          <Button kind="primary" {...keyed('save')} off={busy.value} onClick={() => void save()}>
            {t('plan-save')}
          </Button>
        </div>
      </div>
    </div>
  );

  function colorsOf(line: Line): Color[] {
    return start ? walk(shape, start, line).colors : [];
  }
}

/** The unsaved lines for this position, kept since the board for planning was closed; undefined if there are none. */
function keptDraft({ room, after, version }: { room: string; after: number; version: number }): Draft | undefined {
  const kept = unsavedPlan.peek();
  return kept?.room === room && kept.after === after && kept.version === version ? kept.draft : undefined;
}

/** Whether a pass ends play in this position. Such an answer cannot be planned. */
function endsPlay(position: Position): boolean {
  const after = position.fork();
  after.play(after.turn(), null);
  return after.progress() !== 'playing';
}

/** Says how many planned moves the board shows, which of them is the last, and who plays the next move. */
function status(room: Room, draft: Signal<Draft>, turn: { value: Color | null }, ours: Color): string {
  const { path } = draft.value;
  const last = path.at(-1);
  const side = sideOf(room, turn.value ?? ours);
  const shown = last === undefined ? '' : t('plan-shown', { count: path.length, move: moveWords(last) });
  if (turn.value === null) return inLine(shown, t('plan-ends'));
  return inLine(shown, t(turn.value === ours ? 'plan-ours' : 'plan-theirs', { side }));
}

function moveWords(move: string): string {
  return move === 'pass' ? t('plan-pass') : move;
}

type LinesProps = {
  room: Room;
  draft: Signal<Draft>;
  onChange: (draft: Draft) => void;
  colors: (line: Line) => Color[];
  ours: Color;
};

/** The planned lines. Choosing a line shows the position at its end. */
function Lines({ draft, onChange, colors, ours }: LinesProps) {
  const { lines, path } = draft.value;
  if (lines.length === 0) return <p class="planner-lines muted small">{t('plan-none')}</p>;
  return (
    <ol class="planner-lines">
      {lines.map((line, n) => {
        const words = lineWords(
          line,
          colors(line).map((color) => color === ours),
        );
        const shown = path.length > 0 && starts(line, path);
        return (
          <li key={line.join(' ')}>
            <button
              type="button"
              class="planner-line"
              aria-pressed={shown}
              onClick={() => onChange({ lines, path: line })}
            >
              {words}
            </button>
            <Button
              kind="quiet"
              aria-label={t('plan-remove', { line: words })}
              title={t('plan-remove', { line: words })}
              {...(shown ? keyed('remove') : {})}
              onClick={() => onChange(without(draft.peek(), n))}
            >
              <Cross />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** A line in words: the opponent's moves, and the answers to them. */
function lineWords(line: Line, own: readonly boolean[]): string {
  const words: string[] = [];
  let theirs = '';
  for (const group of groups(line, own)) {
    const moves = group.moves.map(moveWords).join(', ');
    if (group.own) words.push(t('plan-pair', { theirs, ours: moves }));
    else theirs = moves;
  }
  return words.join(t('plan-then'));
}

/** The keys of this board. The keys of the room do not work while a dialog is open. */
function useKeys(): void {
  useKeydown((event) => {
    if (isTaken(event) || event.repeat || !settings.peek().letters || writing(event.target)) return;
    const act = actOf(PLAN_KEYS, nameOfKey(event));
    const button = act && document.querySelector<HTMLElement>(`.planner [data-plan="${act}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}
