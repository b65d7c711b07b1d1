import { t } from '../../i18n/index.ts';
import { Choices, options, SelectField } from '../../ui/field.tsx';
import { NumberField, type Part, set } from './form.tsx';
import { DIRECTIONS, OVERLINES, PENALTIES } from './form-choices.ts';
import { boundsWords } from './wanted.ts';

/** The fields for the rules of renju and of m,n,k-games. */
export function GomokuFields({ draft, choices, faults }: Part) {
  const { ruleset, forbidden, row, length } = draft.value;
  if (ruleset.gomoku === 'renju') {
    return (
      <Choices
        label={t('home-forbidden')}
        name="forbidden"
        value={forbidden}
        options={options(PENALTIES)}
        onValue={(value) => set(draft, { forbidden: value })}
      />
    );
  }
  if (ruleset.gomoku !== 'mnk') return null;
  return (
    <>
      <NumberField
        field="length"
        faults={faults}
        value={length}
        hint={boundsWords(choices.length)}
        onValue={(value) => set(draft, { length: value })}
      />
      <SelectField
        label={t('home-overline')}
        value={row.overline}
        options={options(OVERLINES)}
        onValue={(value) => set(draft, { row: { ...row, overline: value } })}
      />
      <SelectField
        label={t('home-directions')}
        value={row.directions}
        options={options(DIRECTIONS)}
        onValue={(value) => set(draft, { row: { ...row, directions: value } })}
      />
    </>
  );
}
