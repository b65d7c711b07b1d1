import { t } from '../../i18n/index.ts';
import { Choices, SelectField, Switch, TextField } from '../../ui/field.tsx';
import { customaryKomi, mostStones, RULESETS, SIZES } from './draft.ts';
import { type Part, set } from './form.tsx';

/** The choices that most games leave as they are. */
export function MoreFields({ draft, wrong }: Part) {
  const { kind, size, ruleset, takeback, visibility } = draft.value;
  const { least, most } = SIZES[kind];
  return (
    <div class="stack">
      <Choices
        label={t('home-visibility')}
        name="visibility"
        value={visibility}
        options={[
          { value: 'public', label: t('home-visibility-public') },
          { value: 'private', label: t('home-visibility-private') },
        ]}
        onValue={(value) => set(draft, { visibility: value })}
      />
      <div class="fields">
        <SelectField
          label={t('home-ruleset')}
          value={ruleset[kind]}
          options={RULESETS[kind].map((value) => ({ value, label: t(`word-ruleset-${value}`) }))}
          onValue={(value) => set(draft, { ruleset: { ...ruleset, [kind]: value } })}
        />
        <TextField
          label={t('home-size')}
          value={size[kind]}
          inputMode="numeric"
          hint={t('home-size-hint', { least, most })}
          wrong={wrong.has('size') ? t('home-wrong-size', { least, most }) : undefined}
          onValue={(value) => set(draft, { size: { ...size, [kind]: value } })}
        />
      </div>
      {kind === 'go' && <GoFields draft={draft} wrong={wrong} />}
      <Switch
        label={t('home-takeback')}
        checked={takeback}
        onChecked={(checked) => set(draft, { takeback: checked })}
      />
    </div>
  );
}

function GoFields({ draft, wrong }: Part) {
  const { size, ruleset, komi, handicap, stones } = draft.value;
  const customary = customaryKomi(ruleset.go, handicap);
  return (
    <>
      <div class="fields">
        <SelectField
          label={t('home-handicap')}
          value={handicap}
          options={(['none', 'fixed', 'free'] as const).map((value) => ({
            value,
            label: t(`home-handicap-${value}`),
          }))}
          onValue={(value) => set(draft, { handicap: value })}
        />
        {handicap !== 'none' && (
          <TextField
            label={t('home-stones')}
            value={stones}
            inputMode="numeric"
            wrong={
              wrong.has('stones')
                ? t('home-wrong-handicap', { most: mostStones(Number(size.go), handicap) })
                : undefined
            }
            onValue={(value) => set(draft, { stones: value })}
          />
        )}
      </div>
      <TextField
        label={t('home-komi')}
        value={komi}
        inputMode="decimal"
        placeholder={String(customary)}
        hint={t('home-komi-hint', { komi: customary })}
        wrong={wrong.has('komi') ? t('home-wrong-komi') : undefined}
        onValue={(value) => set(draft, { komi: value })}
      />
    </>
  );
}
