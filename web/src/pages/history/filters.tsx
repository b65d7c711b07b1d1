import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { filtered, OUTCOMES, PLAYERS, parseQuery, type Query, SEARCH_CHARS } from './query.ts';

const PLAYER_NAMES = { people: 'history-people', bot: 'home-opponent-bot' } as const;

type Props = { query: Query; onQuery: (query: Query) => void };

/**
 * A search field for names and a board size, and chips for the other filters. The search applies when it is submitted.
 * A chip applies as soon as it is pressed.
 */
export function Filters({ query, onQuery }: Props) {
  const text = useSignal(query.search);
  useEffect(() => {
    text.value = query.search;
  }, [query.search, text]);
  const folded = useSignal(true);
  const chosen = [query.kind, query.outcome, query.players].filter((value) => value !== '').length;
  const apply = (part: Partial<Query>) => onQuery({ ...query, search: text.value, before: '', after: '', ...part });
  return (
    <search class="filters">
      <form
        class="filter-search"
        aria-label={t('history-filters')}
        onSubmit={(event) => {
          event.preventDefault();
          apply({});
        }}
      >
        <input
          type="search"
          class="input"
          name="search"
          aria-label={t('history-search')}
          placeholder={t('history-search')}
          autoComplete="off"
          maxLength={SEARCH_CHARS}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <Button type="submit">{t('history-show')}</Button>
      </form>
      {/* Shown only on a phone, where the chips would fill the screen. */}
      <div class="filters-fold">
        <Button
          aria-expanded={!folded.value}
          onClick={() => {
            folded.value = !folded.value;
          }}
        >
          {chosen > 0 ? t('history-filters-set', { count: chosen }) : t('history-filters')}
        </Button>
      </div>
      <div class="chips" data-folded={folded.value || undefined}>
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
        <Chips
          label={t('home-opponent')}
          chosen={query.players}
          choices={PLAYERS.map((value) => ({ value, label: t(PLAYER_NAMES[value]) }))}
          onChoose={(players) => apply({ players })}
        />
      </div>
      {filtered(query) ? (
        <div>
          <Button kind="quiet" onClick={() => onQuery(parseQuery({}))}>
            {t('history-clear')}
          </Button>
        </div>
      ) : null}
    </search>
  );
}
