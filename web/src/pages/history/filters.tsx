import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { OUTCOMES, type Query } from './query.ts';

type Props = { query: Query; onQuery: (query: Query) => void };

/** A search field for a player's name, which applies when it is submitted, and chips for filters that apply at once. */
export function Filters({ query, onQuery }: Props) {
  const player = useSignal(query.player);
  useEffect(() => {
    player.value = query.player;
  }, [query.player, player]);
  const apply = (part: Partial<Query>) => onQuery({ ...query, player: player.value, page: 1, ...part });
  return (
    <search class="filters">
      <form
        class="filter-player"
        aria-label={t('history-filters')}
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        <input
          type="search"
          class="input"
          name="player"
          aria-label={t('history-player')}
          placeholder={t('history-player')}
          autoComplete="off"
          maxLength={20}
          value={player.value}
          onInput={(event) => {
            player.value = event.currentTarget.value;
          }}
        />
        <Button type="submit">{t('history-show')}</Button>
      </form>
      <div class="chips">
        <Chips
          label={t('history-kind')}
          all={t('history-all')}
          chosen={query.kind}
          choices={KIND_NAMES.map((value) => ({ value, label: t(KINDS[value].name) }))}
          onChoose={(kind) => apply({ kind })}
        />
        <Chips
          label={t('history-outcome')}
          chosen={query.outcome}
          choices={OUTCOMES.map((value) => ({ value, label: t(`history-outcome-${value}`) }))}
          onChoose={(outcome) => apply({ outcome })}
        />
      </div>
    </search>
  );
}
