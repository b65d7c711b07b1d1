import { type MessageId, t } from '../../i18n/index.ts';
import { openingAbout, openingWords, rulesetWords } from '../../i18n/words.ts';
import type { Opening } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import { Choices, options, SelectField, Switch } from '../../ui/field.tsx';
import { openingOf, openingsOf } from './check.ts';
import { GO_RULESETS, GOMOKU_RULESETS, type Rich, VISIBILITIES } from './choices.ts';
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
        options={options(VISIBILITIES)}
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
  const rulesets: Record<string, MessageId | undefined> = kind === 'go' ? GO_RULESETS : GOMOKU_RULESETS;
  const about = rulesets[ruleset[kind]];
  return (
    <SelectField
      label={t('home-ruleset')}
      value={ruleset[kind]}
      options={keysOf(rulesets).map((value) => ({ value, label: rulesetWords(value) }))}
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
        label: value === 'free' ? t(`word-opening-free-${kind}`) : openingWords(value),
      }))}
      hint={openingAbout(chosen)}
      onValue={(value) => set(draft, { opening: { ...draft.value.opening, [kind]: value } })}
    />
  );
}
