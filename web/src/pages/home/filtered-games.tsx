import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { KINDS } from '../../kinds.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { SPEED_WORDS } from '../new-game/time-presets.ts';
import { choicesOf, EVERY, fits } from './live-filter.ts';
import { LiveGames } from './rooms.tsx';

/**
 * The live games that fit the chosen kind, board size and speed. A value is offered only if it fits at least one game
 * or is already chosen.
 */
export function FilteredGames({ rooms }: { rooms: readonly RoomSummary[] }) {
  const filter = useSignal(EVERY);
  const { kind, size, speed } = filter.value;
  const { kinds, sizes, speeds } = choicesOf(rooms, filter.value);
  const found = rooms.filter((room) => fits(room, filter.value));
  // The number of games changes all the time. Screen readers speak it only when the filter changes.
  const said = useMemo(() => t('home-live-found', { count: found.length }), [filter.value]);
  const set = (part: Partial<typeof EVERY>) => {
    filter.value = { ...filter.value, ...part };
  };
  return (
    <>
      <search class="chips" aria-label={t('home-live-filter')}>
        <Chips
          label={t('history-kind')}
          chosen={kind}
          choices={kinds.map((value) => ({ value, label: t(KINDS[value].name) }))}
          onChoose={(value) => set({ kind: value })}
        />
        <Chips
          label={t('home-live-size')}
          chosen={size}
          choices={sizes.map((value) => ({ value, label: value }))}
          onChoose={(value) => set({ size: value })}
        />
        <Chips
          label={t('home-live-speed')}
          chosen={speed}
          choices={speeds.map((value) => ({ value, label: t(SPEED_WORDS[value]) }))}
          onChoose={(value) => set({ speed: value })}
        />
      </search>
      <p class="heard" role="status">
        {said}
      </p>
      {found.length > 0 ? (
        <LiveGames rooms={found} />
      ) : (
        <p class="muted line">
          {t('home-live-none')} <Button onClick={() => set(EVERY)}>{t('home-live-all')}</Button>
        </p>
      )}
    </>
  );
}
