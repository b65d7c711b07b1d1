import { t } from '../../i18n/index.ts';
import { keysOf } from '../../total.ts';
import { options, SelectField } from '../../ui/field.tsx';
import { SYSTEMS, TIME_FIELDS } from './choices.ts';
import { NumberField, type Part, set } from './form.tsx';

/** The fields of a custom time control: the system and its numbers. */
export function TimeFields({ draft, faults }: Part) {
  const { system } = draft.value;
  return (
    <div class="stack">
      <SelectField
        label={t('home-time-system')}
        value={system}
        options={options(SYSTEMS)}
        onValue={(value) => set(draft, { system: value, ...TIME_FIELDS[value] })}
      />
      <div class="fields">
        {keysOf(TIME_FIELDS[system]).map((field) => (
          <NumberField
            key={field}
            field={field}
            faults={faults}
            value={draft.value[field]}
            placeholder={field === 'cap_ms' ? t('home-time-cap-none') : undefined}
            onValue={(value) => set(draft, { [field]: value })}
          />
        ))}
      </div>
    </div>
  );
}
