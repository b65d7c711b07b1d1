import { t } from '../../i18n/index.ts';
import { Choices, options, SelectField, TextField } from '../../ui/field.tsx';
import { DIRECTIONS, OVERLINES, PENALTIES, ROW } from './choices.ts';
import { type Part, set } from './form.tsx';

/** What renju and m,n,k have to be told beside the board. */
export function GomokuFields({ draft, wrong }: Part) {
  const { ruleset, forbidden, row } = draft.value;
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
      <TextField
        label={t('home-row')}
        value={row.length}
        inputMode="numeric"
        maxLength={2}
        hint={t('home-size-hint', ROW)}
        wrong={wrong.has('length') ? t('home-wrong-row', ROW) : undefined}
        onValue={(value) => set(draft, { row: { ...row, length: value } })}
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
