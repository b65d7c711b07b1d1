import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { type MessageId, t } from '../i18n/index.ts';
import { keysOf } from '../total.ts';

type Shared = {
  label: string;
  /** Help text below the control. */
  hint?: string | undefined;
  /** What is wrong with the value, if it is invalid. */
  wrong?: string | undefined;
};

type TextProps = Shared & {
  value: string;
  onValue: (value: string) => void;
  name?: string | undefined;
  /** Which on-screen keyboard to offer. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'search';
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string | undefined;
};

/** A labeled field for a line of text or a number. */
export function TextField({
  label,
  hint,
  wrong,
  value,
  onValue,
  inputMode = 'text',
  autoComplete = 'off',
  ...rest
}: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        class="input"
        value={value}
        inputMode={inputMode}
        autoComplete={autoComplete}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={hint || wrong ? `${id}-help` : undefined}
        onInput={(event) => onValue(event.currentTarget.value)}
        {...rest}
      />
      <Help id={`${id}-help`} hint={hint} wrong={wrong} />
    </div>
  );
}

type SelectProps<T extends string> = Shared & {
  value: T;
  options: readonly { value: T; label: string; lang?: string }[];
  onValue: (value: T) => void;
  name?: string;
  /** Whether only screen readers get the label, because a heading already shows it. */
  hidden?: boolean;
};

/** A labeled drop-down list. */
export function SelectField<T extends string>(props: SelectProps<T>) {
  const { label, hint, wrong, value, options, onValue, name, hidden = false } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hidden ? 'heard' : undefined}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        class="select"
        value={value}
        aria-describedby={hint || wrong ? `${id}-help` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Help id={`${id}-help`} hint={hint} wrong={wrong} />
    </div>
  );
}

function Help({ id, hint, wrong }: { id: string; hint?: string | undefined; wrong?: string | undefined }) {
  if (!hint && !wrong) return null;
  return (
    <p id={id} class={wrong ? 'wrong' : 'hint'} role={wrong ? 'alert' : undefined}>
      {wrong ?? hint}
    </p>
  );
}

/** The options for a choice between all members of a union. `labels` contains a message for each member. */
export function options<T extends string>(labels: Readonly<Record<T, MessageId>>): { value: T; label: string }[] {
  return keysOf(labels).map((value) => ({ value, label: t(labels[value]) }));
}

type ChoicesProps<T extends string> = {
  label: string;
  /** The name that the radio buttons share. Unique on the page. */
  name: string;
  value: T;
  options: readonly { value: T; label: ComponentChildren; disabled?: boolean }[];
  onValue: (value: T) => void;
};

/** A few choices side by side, as radio buttons that share a name. */
export function Choices<T extends string>({ label, name, value, options, onValue }: ChoicesProps<T>) {
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValue(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-keyshortcuts'> & {
  label: string;
  hint?: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
};

/** A switch that takes effect immediately. */
export function Switch({ label, hint, checked, onChecked, ...rest }: SwitchProps) {
  const id = useId();
  const control = (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-describedby={hint ? id : undefined}
        {...rest}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (!hint) return control;
  return (
    <div>
      {control}
      <p id={id} class="small muted">
        {hint}
      </p>
    </div>
  );
}
