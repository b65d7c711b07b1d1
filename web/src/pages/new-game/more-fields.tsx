import { t } from '../../i18n/index.ts';
import type { Opening } from '../../protocol.gen.ts';
import { Choices, SelectField, Switch } from '../../ui/field.tsx';
import { openingOf, openingsOf } from './check.ts';
import { type Rich, RULESETS } from './choices.ts';
import { type Part, set } from './form.tsx';
import { CustomFields, GoFields } from './go-fields.tsx';
import { GomokuFields } from './gomoku-fields.tsx';

/** The choices that most games leave as they are. */
export function MoreFields({ draft, wrong }: Part) {
  const { kind, ruleset, takeback, visibility } = draft.value;
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
      {kind === 'go' || kind === 'gomoku' ? <Rules kind={kind} draft={draft} /> : null}
      {kind === 'go' && ruleset.go === 'custom' ? <CustomFields draft={draft} wrong={wrong} /> : null}
      {kind === 'go' ? <GoFields draft={draft} wrong={wrong} /> : null}
      {kind === 'gomoku' ? <GomokuFields draft={draft} wrong={wrong} /> : null}
      {kind === 'go' || kind === 'gomoku' ? <OpeningField kind={kind} draft={draft} /> : null}
      <Switch
        label={t('home-takeback')}
        checked={takeback}
        onChecked={(checked) => set(draft, { takeback: checked })}
      />
    </div>
  );
}

function Rules({ kind, draft }: { kind: Rich } & Pick<Part, 'draft'>) {
  const { ruleset } = draft.value;
  const chosen = ruleset[kind];
  const about =
    kind === 'gomoku' ? `home-about-${chosen}` : chosen === 'custom' ? undefined : `room-counting-${chosen}`;
  return (
    <SelectField
      label={t('home-ruleset')}
      value={chosen}
      options={RULESETS[kind].map((value) => ({ value, label: t(`word-ruleset-${value}`) }))}
      hint={about && t(about)}
      onValue={(value) => set(draft, { ruleset: { ...ruleset, [kind]: value } })}
    />
  );
}

function OpeningField({ kind, draft }: { kind: Rich } & Pick<Part, 'draft'>) {
  const openings = openingsOf(draft.value);
  const chosen = openingOf(draft.value);
  if (openings.length < 2) return null;
  return (
    <SelectField<Opening>
      label={t('home-opening')}
      value={chosen}
      options={openings.map((value) => ({
        value,
        label: t(`word-opening-${value === 'free' ? `free-${kind}` : value}`),
      }))}
      hint={chosen === 'free' ? undefined : t(`opening-about-${chosen}`)}
      onValue={(value) => set(draft, { opening: { ...draft.value.opening, [kind]: value } })}
    />
  );
}
