import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { type Command, MOST_CHARACTERS, parseTyped, type Question, type Typed } from '../../keys/field.ts';
import type { RoomAct } from '../../keys/room.ts';
import { say } from '../../keys/said.ts';
import { vocabularyOf } from '../../keys/vocabulary.ts';
import { ourColor, type Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { answerTo } from '../answering.ts';
import { asksOnly, choose } from '../choosing.ts';
import { focusBoard } from '../focus.ts';
import { press, pressNamed } from '../keyed.ts';
import { latestWords } from '../news-words.ts';

/** The action of each command. */
const ACTS: Readonly<Record<Command, RoomAct>> = { pass: 'pass', accept: 'accept', resume: 'resume' };

/** How long an answer is shown over the end of the list of moves. A long answer takes this long to read. */
const ANSWER_MS = 20_000;

/**
 * A field in which a player types the name of a point, to play there or to mark the stones there. The field also
 * accepts questions, commands and the words on a button. With a keyboard or a screen reader, typing is faster than
 * moving across the board.
 */
export function Field({ store, room }: { store: RoomStore; room: Room }) {
  const id = useId();
  const text = useSignal('');
  const told = useSignal('');
  const { phase, turn } = room.view.state;
  const shown = store.looking.value ?? room.view.moves.length;
  // An answer disappears when the position changes. It disappears after a while anyway, because it hides moves.
  useEffect(
    () => () => {
      told.value = '';
    },
    [shown, phase, told],
  );
  const answered = told.value !== '';
  useEffect(() => {
    if (!answered) return undefined;
    const timer = setTimeout(() => {
      told.value = '';
    }, ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answered, told]);
  if (phase === 'waiting') return null;
  const color = ourColor(room);
  const plays = color !== undefined && (phase === 'playing' || phase === 'scoring');
  const tell = (question: Question) => {
    told.value = answerTo(store, room, question, () => latestWords(store, ''));
    say(told.peek());
    text.value = '';
  };
  const refuse = (typed: Typed, form: EventTarget | null) => {
    const point = text.value.trim();
    // Only a name with a number looks like a point.
    if (/\p{N}/u.test(point)) store.refusal.value = { code: 'off_board', point };
    else {
      const why = t(typed.type === 'command' ? 'room-why-now' : 'room-field-hint');
      told.value = t('word-about', { what: point, text: why });
      say(told.peek());
    }
    // Select the typed words, so that the next words replace them.
    (form as HTMLFormElement).querySelector('input')?.select();
  };
  const place = (index: number) => {
    // If an earlier position is shown, go back to the current position and play there.
    store.looking.value = null;
    if (phase === 'scoring' || turn === color) text.value = '';
    choose(store, { index, how: 'keyboard', cell: Number.POSITIVE_INFINITY });
  };
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    told.value = '';
    const typed = parseTyped(text.value, vocabularyOf(shapeOf(room.view.setup)));
    switch (typed.type) {
      case 'nothing':
        press('confirm');
        break;
      case 'question':
        tell(typed.question);
        break;
      case 'point':
        if (plays && !asksOnly(room, typed.index)) place(typed.index);
        else tell({ about: 'point', index: typed.index });
        break;
      case 'command':
      case 'other': {
        const pressed = typed.type === 'command' ? press(ACTS[typed.command]) : pressNamed(typed.text);
        if (pressed) text.value = '';
        else refuse(typed, event.currentTarget);
      }
    }
  };
  const marks = phase === 'scoring' && !room.view.state.scoring?.scratch;
  const label = t(!plays ? 'room-ask-at' : marks ? 'room-mark-at' : 'room-play-at');
  return (
    <form class="room-field" onSubmit={enter} noValidate>
      <label class="heard" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        name="point"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        maxLength={MOST_CHARACTERS}
        placeholder={plays ? label : t('word-about', { what: label, text: 'D4?' })}
        title={t('room-field-hint')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          told.value = '';
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          told.value = '';
          focusBoard();
        }}
      />
      {told.value ? (
        // A screen reader has already spoken the answer.
        <p class="room-field-answer small" aria-hidden="true">
          {told.value}
        </p>
      ) : null}
    </form>
  );
}
