import { t } from '../../i18n/index.ts';
import { keysOf } from '../../total.ts';
import { options, SelectField, Switch, TextField } from '../../ui/field.tsx';
import { customaryKomi, mostStones, openingOf, sides } from './check.ts';
import { HANDICAPS, PARTS, SWITCHES } from './choices.ts';
import { type Part, set } from './form.tsx';

/** Handicap and komi. */
export function GoFields({ draft, wrong }: Part) {
  const { komi, handicap, stones } = draft.value;
  const customary = customaryKomi(draft.value);
  const { width = 0, height = 0 } = sides(draft.value, 'go');
  return (
    <>
      <div class="fields">
        <SelectField
          label={t('home-handicap')}
          value={handicap}
          options={options(HANDICAPS)}
          onValue={(value) => set(draft, { handicap: value })}
        />
        {handicap !== 'none' && (
          <TextField
            label={t('home-stones')}
            value={stones}
            inputMode="numeric"
            wrong={
              wrong.has('stones') ? t('home-wrong-handicap', { most: mostStones(width, height, handicap) }) : undefined
            }
            onValue={(value) => set(draft, { stones: value })}
          />
        )}
      </div>
      {openingOf(draft.value) === 'free' && (
        <TextField
          label={t('home-komi')}
          value={komi}
          inputMode="decimal"
          placeholder={String(customary)}
          hint={t('home-komi-hint', { komi: customary })}
          wrong={wrong.has('komi') ? t('home-wrong-komi') : undefined}
          onValue={(value) => set(draft, { komi: value })}
        />
      )}
    </>
  );
}

/** Each part of rules of one's own. */
export function CustomFields({ draft }: Part) {
  const { rules } = draft.value;
  return (
    <div class="stack custom-rules">
      {keysOf(PARTS).map((part) => (
        <SelectField<string>
          key={part}
          label={t(`home-rules-${part}`)}
          value={rules[part]}
          options={options<string>(PARTS[part])}
          onValue={(value) => set(draft, { rules: { ...rules, [part]: value } })}
        />
      ))}
      {keysOf(SWITCHES).map((part) => (
        <Switch
          key={part}
          label={t(SWITCHES[part])}
          checked={rules[part]}
          onChecked={(checked) => set(draft, { rules: { ...rules, [part]: checked } })}
        />
      ))}
    </div>
  );
}
