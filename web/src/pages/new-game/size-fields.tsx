import { t } from '../../i18n/index.ts';
import { sizeWords } from '../../i18n/words.ts';
import { Choices } from '../../ui/field.tsx';
import { type ConfigurableKind, OTHER, SIZES } from './choices.ts';
import { NumberField, type Part, set } from './form.tsx';
import { boundsWords } from './wanted.ts';

/** The choice between the usual board sizes and any other size. */
export function SizeFields({ kind, draft, choices, faults }: Part & { kind: ConfigurableKind }) {
  const { board } = draft.value;
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
          {(['size', 'height'] as const).map((side) => (
            <NumberField
              key={side}
              field={side}
              faults={faults}
              value={draft.value[side][kind]}
              hint={boundsWords(choices.size)}
              onValue={(value) => set(draft, { [side]: { ...draft.value[side], [kind]: value } })}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
