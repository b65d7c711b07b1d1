import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { Shape } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { MOST_CHARACTERS, parseTyped, type Question } from './field.ts';
import { vocabularyOf } from './vocabulary.ts';
import './ask-field.css';

type Props = {
  shape: Shape;
  /** The position on the board. An answer disappears when the position changes. */
  position: unknown;
  /** Answers a question about the board. */
  answer: (question: Question) => string;
  /**
   * The point that the viewer points at. If `told` returns a text for it, this text is shown instead of the latest
   * answer.
   */
  under?: Signal<number | null>;
  told?: (index: number) => string;
  /** The label, which says what to type. By default, it asks for a question. */
  label?: string;
  /** What Enter does with the name of a point. If absent, the field says what is on the point. */
  onPoint?: (index: number) => void;
  /** What Enter does with the sign for a pass. */
  onPass?: () => void;
  /** What Escape does in the field, instead of its action on the rest of the page. */
  onLeave?: () => void;
};

/** A field for questions about a board outside a room, with the answer next to it. An answer never moves the field. */
export function AskField({
  shape,
  position,
  answer,
  under,
  told: tell,
  label: asked,
  onPoint,
  onPass,
  onLeave,
}: Props) {
  const id = useId();
  const label = asked ?? t('room-ask-at');
  const text = useSignal('');
  const told = useSignal('');
  useEffect(() => {
    told.value = '';
  }, [position, told]);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = parseTyped(text.value, vocabularyOf(shape));
    if (typed.type === 'nothing') return;
    if (typed.type === 'point' && onPoint) onPoint(typed.index);
    const passes = typed.type === 'command' && typed.command === 'pass' && onPass;
    if (passes) onPass();
    told.value = passes ? '' : words(typed, answer, onPoint !== undefined);
    text.value = '';
    if (under) under.value = null;
  };
  const index = under?.value ?? null;
  const shown = index === null ? '' : tell?.(index);
  return (
    <form class="ask-field" onSubmit={enter} noValidate>
      <label class="heard" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        name="ask"
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        maxLength={MOST_CHARACTERS}
        placeholder={t('word-about', { what: label, text: asked ? 'D4' : 'D4?' })}
        aria-describedby={`${id}-hint`}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          told.value = '';
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onLeave) return;
          event.preventDefault();
          onLeave();
        }}
      />
      <p class={shown ? 'ask-answer small unseen' : 'ask-answer small'} role="status">
        {told.value}
      </p>
      {/* Until there is an answer, the hint is in its place. */}
      <p id={`${id}-hint`} class={shown || told.value ? 'heard' : 'ask-answer small muted'}>
        {t('ask-hint')}
      </p>
      {shown ? (
        <p class="ask-answer small" aria-hidden="true">
          {shown}
        </p>
      ) : null}
    </form>
  );
}

/** The field's answer to the typed text. */
function words(typed: ReturnType<typeof parseTyped>, answer: (question: Question) => string, plays: boolean): string {
  switch (typed.type) {
    case 'question':
      return answer(typed.question);
    case 'point':
      return plays ? '' : answer({ about: 'point', index: typed.index });
    case 'nothing':
      return '';
    case 'command':
    case 'other':
      return t('ask-unknown');
  }
}
