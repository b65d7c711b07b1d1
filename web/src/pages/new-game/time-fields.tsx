import { t } from '../../i18n/index.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SYSTEMS } from './choices.ts';
import { type Part, set } from './form.tsx';

/** One's own time control: the system, and the numbers that it has. */
export function TimeFields({ draft, wrong }: Part) {
  const { system, main, increment, cap, periods, period } = draft.value;
  const say = (name: string) => (wrong.has(name) ? t(`home-wrong-${name}`) : undefined);
  return (
    <div class="stack">
      <SelectField
        label={t('home-time-system')}
        value={system}
        options={SYSTEMS.map((value) => ({ value, label: t(`home-time-system-${value}`) }))}
        onValue={(value) => set(draft, { system: value })}
      />
      <div class="fields">
        <TextField
          label={t('home-time-main')}
          value={main}
          inputMode="decimal"
          wrong={say('main')}
          onValue={(value) => set(draft, { main: value })}
        />
        {system === 'fischer' && (
          <>
            <TextField
              label={t('home-time-increment')}
              value={increment}
              inputMode="decimal"
              wrong={say('increment')}
              onValue={(value) => set(draft, { increment: value })}
            />
            <TextField
              label={t('home-time-cap')}
              value={cap}
              inputMode="decimal"
              wrong={say('cap')}
              onValue={(value) => set(draft, { cap: value })}
            />
          </>
        )}
        {system === 'byo_yomi' && (
          <>
            <TextField
              label={t('home-time-periods')}
              value={periods}
              inputMode="numeric"
              wrong={say('periods')}
              onValue={(value) => set(draft, { periods: value })}
            />
            <TextField
              label={t('home-time-period')}
              value={period}
              inputMode="decimal"
              wrong={say('period')}
              onValue={(value) => set(draft, { period: value })}
            />
          </>
        )}
      </div>
    </div>
  );
}
