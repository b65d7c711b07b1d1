import { t } from '../../i18n/index.ts';
import { sizeWords } from '../../i18n/words.ts';
import { Choices, TextField } from '../../ui/field.tsx';
import { limits } from './check.ts';
import { OTHER, type Rich, SIZES } from './choices.ts';
import { type Part, set } from './form.tsx';

/** The board: one of those that people know, or one's own sides. */
export function SizeFields({ kind, draft, wrong }: Part & { kind: Rich }) {
  const { board } = draft.value;
  const { least, most } = limits(draft.value);
  return (
    <>
      <Choices
        label={t('home-board')}
        name="size"
        value={board[kind]}
        options={[
          ...SIZES[kind].map((side) => ({ value: String(side), label: sizeWords(side, side) })),
          { value: OTHER, label: t('home-size') },
        ]}
        onValue={(value) => set(draft, { board: { ...board, [kind]: value } })}
      />
      {board[kind] === OTHER ? (
        <div class="fields">
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              label={t(`home-size-${side}`)}
              value={draft.value[side][kind]}
              inputMode="numeric"
              maxLength={3}
              hint={t('home-size-hint', { least, most })}
              wrong={wrong.has(side) ? t('home-wrong-size', { least, most }) : undefined}
              onValue={(value) => set(draft, { [side]: { ...draft.value[side], [kind]: value } })}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
