import { type Signal, useComputed, useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { overtimeWords } from '../i18n/overtime.ts';
import { clockDigits, colorWord, TENTHS_MS } from '../i18n/words.ts';
import type { Color, Reading, TimeControl } from '../protocol.gen.ts';
import { LOW_MS, reading } from '../state/clock.ts';
import type { RoomStore } from '../state/room.ts';
import { useEffectAtOnce } from '../ui/at-once.ts';

/**
 * The local time, updated whenever the digits of this color's clock change. With updates at a fixed interval, each
 * change would be shown late, and at different times on the two players' screens.
 */
function useNow(store: RoomStore, color: Color): Signal<number> {
  const now = useSignal(performance.now());
  useEffectAtOnce(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      now.value = performance.now();
      const ms = readingOf(store, color, performance.now())?.ms ?? 0;
      if (store.room.value?.view.state.clocks?.running !== color || ms <= 0) return;
      timer = setTimeout(tick, (ms % (ms < TENTHS_MS ? 100 : 1000)) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  });
  return now;
}

/** What a color's clock shows at the local time `at`; undefined without clocks. */
export function readingOf(store: RoomStore, color: Color, at: number): Reading | undefined {
  const room = store.room.value;
  const clocks = room?.view.state.clocks;
  if (!room || !clocks) return undefined;
  // The server read the clock when it sent the message, half a round trip before the message arrived.
  const since = Math.max(0, at - room.received) + (store.link.roundTrip.shortest.value ?? 0) / 2;
  return reading(clocks, color, room.view.time, since);
}

const HOUR_MS = 3_600_000;

/** The number of characters that each width has space for; 0 if the clock is in words, which are not padded. */
const DIGITS = { minutes: 5, hours: 7, days: 0 } as const;

/** Whether a clock with this time control needs space for minutes, for hours, or for days in words. */
function widthOf(time: TimeControl | undefined): keyof typeof DIGITS {
  if (time === undefined || time.type === 'none') return 'minutes';
  if (time.type === 'correspondence') return 'days';
  const most = time.type === 'simple' ? time.per_move_ms : time.type === 'fischer' ? (time.cap_ms ?? 0) : 0;
  return Math.max(most, 'main_ms' in time ? time.main_ms : 0) >= HOUR_MS ? 'hours' : 'minutes';
}

/** A player's clock. `halted` means that the game is paused or adjourned in this player's turn. */
export function ClockFace({ store, color, halted = false }: { store: RoomStore; color: Color; halted?: boolean }) {
  const now = useNow(store, color);
  const time = store.room.value?.view.time;
  const width = widthOf(time);
  // The text is always padded to the same length, so that the digits stay in place when there are fewer of them. The
  // layout makes each padding space as wide as a digit, or removes it.
  const digits = useComputed(() => clockDigits(readingOf(store, color, now.value)?.ms ?? 0).padStart(DIGITS[width]));
  const overtime = useComputed(() => {
    const found = readingOf(store, color, now.value);
    return found && time ? overtimeWords(found, time) : '';
  });
  const inPeriod = useComputed(() => readingOf(store, color, now.value)?.in_period ?? false);
  const running = useComputed(() => store.room.value?.view.state.clocks?.running === color);
  const low = useComputed(() => {
    const found = readingOf(store, color, now.value);
    if (found === undefined || found.ms >= LOW_MS) return '';
    return found.last ? 'low' : found.in_period ? 'near' : '';
  });
  return (
    <div
      class={`clock ${running.value ? 'running' : ''} ${halted ? 'halted' : ''} ${low.value} ${width}`}
      role="timer"
      aria-label={t('replay-clock', { color: colorWord(store.room.value?.view.setup.kind ?? 'go', color) })}
    >
      {halted ? <span class="heard">{t('standstill-clock')} </span> : null}
      <span class="digits number">{digits}</span>
      {overtime.value ? <span class={`periods small ${inPeriod.value ? 'in' : ''}`}>{overtime}</span> : null}
    </div>
  );
}
