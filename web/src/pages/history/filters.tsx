import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { filtered, OUTCOMES, type Query } from './query.ts';

type Props = { query: Query; onQuery: (query: Query) => void };

/** The filters. A choice applies at once, a name when it is submitted. */
export function Filters({ query, onQuery }: Props) {
  const player = useSignal(query.player);
  useEffect(() => {
    player.value = query.player;
  }, [query.player, player]);
  const apply = (part: Partial<Query>) => onQuery({ ...query, player: player.value, page: 1, ...part });
  return (
    <search>
      <form
        class="filters"
        aria-label={t('history-filters')}
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        <TextField
          label={t('history-player')}
          name="player"
          inputMode="search"
          maxLength={20}
          value={player.value}
          onValue={(value) => {
            player.value = value;
          }}
        />
        <SelectField<Query['kind']>
          label={t('history-kind')}
          name="kind"
          value={query.kind}
          options={[
            { value: '', label: t('history-any') },
            ...KIND_NAMES.map((value) => ({ value, label: t(KINDS[value].name) })),
          ]}
          onValue={(kind) => apply({ kind })}
        />
        <SelectField<Query['outcome']>
          label={t('history-outcome')}
          name="outcome"
          value={query.outcome}
          options={[
            { value: '', label: t('history-any') },
            ...OUTCOMES.map((value) => ({ value, label: t(`history-outcome-${value}`) })),
          ]}
          onValue={(outcome) => apply({ outcome })}
        />
        <div class="line">
          <Button type="submit">{t('history-show')}</Button>
          {filtered(query) && (
            <Button kind="quiet" onClick={() => onQuery({ player: '', kind: '', outcome: '', page: 1 })}>
              {t('history-clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
