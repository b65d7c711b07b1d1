import { t } from '../../i18n/index.ts';
import { halfPoints } from '../../i18n/words.ts';
import { findsKomi } from '../../rules.ts';
import { keysOf } from '../../total.ts';
import { options, SelectField, Switch } from '../../ui/field.tsx';
import { HANDICAPS } from './choices.ts';
import { NumberField, type Part, set } from './form.tsx';
import { PARTS, SWITCHES } from './form-choices.ts';

/** The fields of Go: the parts of a custom ruleset, the handicap and the komi. */
export function GoFields({ draft, room, choices, faults }: Part) {
  const { ruleset, komi_half, handicap, stones } = draft.value;
  const customary = choices.komi_half === undefined ? undefined : halfPoints(choices.komi_half);
  return (
    <>
      {ruleset.go === 'custom' && <CustomFields draft={draft} />}
      <div class="fields">
        <SelectField
          label={t('home-handicap')}
          value={handicap}
          options={options(HANDICAPS)}
          onValue={(value) => set(draft, { handicap: value })}
        />
        {handicap !== 'none' && (
          <NumberField
            field="stones"
            faults={faults}
            value={stones}
            onValue={(value) => set(draft, { stones: value })}
          />
        )}
      </div>
      {!findsKomi(room.opening) && (
        <NumberField
          field="komi_half"
          faults={faults}
          value={komi_half}
          placeholder={customary}
          hint={customary && t('home-komi-hint', { komi: customary })}
          onValue={(value) => set(draft, { komi_half: value })}
        />
      )}
    </>
  );
}

/** The parts of a custom ruleset. */
function CustomFields({ draft }: Pick<Part, 'draft'>) {
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
