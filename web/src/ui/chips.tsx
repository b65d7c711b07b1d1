import '../theme/chips.css';

type ChipsProps<T extends string> = {
  label: string;
  /** The label of the chip that removes the filter, if there is such a chip. */
  all?: string;
  chosen: T | '';
  choices: readonly { value: T; label: string }[];
  onChoose: (value: T | '') => void;
};

/** Chips for filters. At most one of the filters applies, and a second press on its chip removes it. */
export function Chips<T extends string>({ label, all, chosen, choices, onChoose }: ChipsProps<T>) {
  return (
    <fieldset class="chip-group">
      <legend class="heard">{label}</legend>
      {all !== undefined && (
        <button type="button" class="chip-button" aria-pressed={chosen === ''} onClick={() => onChoose('')}>
          {all}
        </button>
      )}
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          class="chip-button"
          aria-pressed={chosen === choice.value}
          onClick={() => onChoose(chosen === choice.value ? '' : choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
