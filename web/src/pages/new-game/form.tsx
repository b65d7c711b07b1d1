import { type Signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { t } from '../../i18n/index.ts';
import { colorWord, errorWords, timeWords } from '../../i18n/words.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { ApiError, createRoom } from '../../net/api.ts';
import type { ColorChoice } from '../../protocol.gen.ts';
import { choosesColors } from '../../state/opening.ts';
import { ensureSession } from '../../state/session.ts';
import { keysOf } from '../../total.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, SelectField } from '../../ui/field.tsx';
import { Stone } from '../../ui/stone.tsx';
import { checkDraft, colorChoice, colorsOf, openingOf } from './check.ts';
import { COLORS, PRESETS, type TimeChoice } from './choices.ts';
import { type Draft, parseDraft } from './draft.ts';
import { MoreFields } from './more-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { TimeFields } from './time-fields.tsx';

const KEY = 'tengen.new-game';
/** The fields under "More". */
const HIDDEN = ['komi', 'stones', 'length'] as const;

/** The form of a new game: a few choices in sight, the rest under "More". One press makes the room. */
export function NewGameForm() {
  const draft = useSignal(parseDraft(kept()));
  const shown = useSignal(false);
  const more = useSignal(false);
  const busy = useSignal(false);
  const failure = useSignal('');
  const { route } = useLocation();
  const checked = checkDraft(draft.value);
  const wrong = shown.value && 'wrong' in checked ? checked.wrong : new Set<never>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    shown.value = true;
    if ('wrong' in checked) {
      // Nobody looks for a fault in what is folded away.
      if (HIDDEN.some((field) => checked.wrong.has(field))) more.value = true;
      return;
    }
    if (busy.value) return;
    busy.value = true;
    failure.value = '';
    try {
      await ensureSession();
      const { id } = await createRoom(checked.room);
      keep(draft.value);
      route(`/room/${id}`);
    } catch (error) {
      const tooMany = error instanceof ApiError && error.code === 'too_many';
      failure.value = tooMany ? t('home-too-many') : t('home-failed', { reason: errorWords(error) });
      busy.value = false;
    }
  }

  return (
    <form class="new-game" aria-labelledby="new-game" onSubmit={submit} noValidate>
      <h2 id="new-game">{t('home-new-heading')}</h2>
      <MainFields draft={draft} wrong={wrong} />
      <details
        class="more"
        open={more.value}
        onToggle={(event) => {
          more.value = event.currentTarget.open;
        }}
      >
        <summary>{t('home-more')}</summary>
        <MoreFields draft={draft} wrong={wrong} />
      </details>
      <Button kind="primary" wide type="submit" aria-disabled={busy.value}>
        {busy.value ? t('home-creating') : t('home-new')}
      </Button>
      <p class="wrong" role="alert">
        {failure.value}
      </p>
    </form>
  );
}

/** What a part of the form needs: the draft, and what is wrong with it. */
export type Part = { draft: Signal<Draft>; wrong: Set<string> };

/** Changes some fields of the draft. */
export function set(draft: Signal<Draft>, part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
}

function MainFields({ draft, wrong }: Part) {
  const { kind, time } = draft.value;
  return (
    <>
      <Choices
        label={t('home-kind')}
        name="kind"
        value={kind}
        options={KIND_NAMES.map((value) => ({ value, label: t(KINDS[value].name) }))}
        onValue={(value) => set(draft, { kind: value })}
      />
      {kind === 'go' || kind === 'gomoku' ? <SizeFields key={kind} kind={kind} draft={draft} wrong={wrong} /> : null}
      <SelectField<TimeChoice>
        label={t('home-time')}
        name="time"
        value={time}
        options={[
          ...keysOf(PRESETS).map((name) => ({
            value: name,
            label: name === 'none' ? t('home-time-none') : timeWords(PRESETS[name]),
          })),
          { value: 'custom', label: t('home-time-custom') },
        ]}
        onValue={(value) => set(draft, { time: value })}
      />
      {time === 'custom' && <TimeFields draft={draft} wrong={wrong} />}
      <ColorFields draft={draft} />
    </>
  );
}

/** One's color; or who begins, when the colors are found by the opening. */
function ColorFields({ draft }: Pick<Part, 'draft'>) {
  const { kind } = draft.value;
  const begins = choosesColors(openingOf(draft.value));
  const label = (choice: ColorChoice) => {
    if (begins || choice === 'random' || choice === 'nigiri') return t(COLORS[choice]);
    return (
      <>
        <Stone kind={kind} color={choice} />
        {colorWord(kind, choice)}
      </>
    );
  };
  return (
    <Choices
      label={t(begins ? 'home-begin' : KINDS[kind].signs.ask)}
      name="colors"
      value={colorChoice(draft.value)}
      options={colorsOf(draft.value).map((value) => ({ value, label: label(value) }))}
      onValue={(value) => set(draft, { colors: value })}
    />
  );
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage can be forbidden altogether.
  }
}

function keep(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Then the next visit starts with the fresh form.
  }
}
