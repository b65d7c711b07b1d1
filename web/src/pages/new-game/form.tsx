import { type Signal, useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { t } from '../../i18n/index.ts';
import { colorWord, errorWords, timeWords } from '../../i18n/words.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { ApiError, createRoom } from '../../net/api.ts';
import type { ColorChoice, CreateRoom, Fault, Choices as Offered } from '../../protocol.gen.ts';
import { choosesColors, loadRules } from '../../rules.ts';
import { ensureSession } from '../../state/session.ts';
import { keysOf } from '../../total.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, SelectField, TextField } from '../../ui/field.tsx';
import { Stone } from '../../ui/stone.tsx';
import { COLORS, isRich, NUMBERS, PRESETS, type TimeChoice, type Typed } from './choices.ts';
import { type Draft, parseDraft } from './draft.ts';
import { MoreFields } from './more-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { faultsOf, faultWords, wanted } from './wanted.ts';

const KEY = 'tengen.new-game';
/** The fields under "More". */
const HIDDEN: readonly Fault['field'][] = ['komi_half', 'stones', 'length'];

/** The form of a new game: a few choices, and the rest under "More". */
export function NewGameForm() {
  const draft = useSignal(parseDraft(kept()));
  const shown = useSignal(false);
  const more = useSignal(false);
  const busy = useSignal(false);
  const failure = useSignal('');
  const { route } = useLocation();
  const { room, choices } = wanted(draft.value);
  const part: Part = { draft, room, choices, faults: shown.value ? faultsOf(room) : [] };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    failure.value = '';
    try {
      await loadRules().catch(() => undefined); // Without the rules, only the server checks.
      const asked = wanted(draft.value).room;
      const faults = faultsOf(asked);
      shown.value = true;
      if (faults.length > 0) {
        // Open "More" if it contains the error.
        if (faults.some(({ field }) => HIDDEN.includes(field))) more.value = true;
        busy.value = false;
        return;
      }
      await ensureSession();
      const { id } = await createRoom(asked);
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
      <MainFields {...part} />
      <details
        class="more"
        open={more.value}
        onToggle={(event) => {
          more.value = event.currentTarget.open;
        }}
      >
        <summary>{t('home-more')}</summary>
        <MoreFields {...part} />
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

/** The properties of the form's parts: the draft, its room, the available choices and the errors. */
export type Part = { draft: Signal<Draft>; room: CreateRoom; choices: Offered; faults: readonly Fault[] };

type NumberProps = Pick<Part, 'faults'> & {
  field: Typed;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  placeholder?: string | undefined;
};

/** A number field with its error. */
export function NumberField({ faults, field, ...rest }: NumberProps) {
  const { label, unit } = NUMBERS[field];
  return (
    <TextField
      label={t(label)}
      inputMode={unit === 1 ? 'numeric' : 'decimal'}
      wrong={faultWords(faults, field)}
      {...rest}
    />
  );
}

/** Changes some fields of the draft. */
export function set(draft: Signal<Draft>, part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
}

function MainFields(part: Part) {
  const { draft } = part;
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
      {isRich(kind) ? <SizeFields key={kind} kind={kind} {...part} /> : null}
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
      {time === 'custom' && <TimeFields {...part} />}
      <ColorFields {...part} />
    </>
  );
}

/** The player's color, or who begins if the opening assigns the colors. */
function ColorFields({ draft, room, choices }: Part) {
  const { kind } = draft.value;
  const begins = choosesColors(room.opening);
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
      value={room.colors}
      options={choices.colors.map((value) => ({ value, label: label(value) }))}
      onValue={(value) => set(draft, { colors: value })}
    />
  );
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // The browser may block storage altogether.
  }
}

function keep(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the next visit starts with the default form.
  }
}
