import { t } from '../../i18n/index.ts';
import { options, SelectField, TextField } from '../../ui/field.tsx';
import { SYSTEMS, TIME_FIELDS } from './choices.ts';
import { type Part, set } from './form.tsx';

/** One's own time control: the system, and the numbers that it has. */
export function TimeFields({ draft, wrong }: Part) {
  const { system } = draft.value;
  return (
    <div class="stack">
      <SelectField
        label={t('home-time-system')}
        value={system}
        options={options(SYSTEMS)}
        onValue={(value) => set(draft, { system: value })}
      />
      <div class="fields">
        {TIME_FIELDS[system].map((field) => (
          <TextField
            key={field}
            label={t(`home-time-${field}`)}
            value={draft.value[field]}
            inputMode={field === 'periods' ? 'numeric' : 'decimal'}
            wrong={wrong.has(field) ? t(`home-wrong-${field}`) : undefined}
            onValue={(value) => set(draft, { [field]: value })}
          />
        ))}
      </div>
    </div>
  );
}
