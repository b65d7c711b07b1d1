import { signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { clockDigits, colorWord } from '../i18n/words.ts';
import { connection } from '../net/connection.ts';
import type { Color, Reading } from '../protocol.gen.ts';
import { LOW_MS, reading } from '../state/clock.ts';
import type { RoomStore } from '../state/room.ts';

/** The local time, updated as often as needed while a clock is on the screen. */
const now = signal(performance.now());
let faces = 0;
let beat: ReturnType<typeof setInterval> | undefined;

function keepTime(): () => void {
  faces += 1;
  beat ??= setInterval(() => {
    now.value = performance.now();
  }, 100);
  return () => {
    faces -= 1;
    if (faces > 0) return;
    clearInterval(beat);
    beat = undefined;
  };
}

/** A color's clock now; undefined without a time control. */
export function readingOf(store: RoomStore, color: Color, at: number): Reading | undefined {
  const room = store.room.value;
  const clocks = room?.view.state.clocks;
  if (!room || !clocks) return undefined;
  // The reading is from when the message was sent, half a round trip before it arrived.
  const since = Math.max(0, at - room.received) + (connection.roundTrip.value ?? 0) / 2;
  return reading(clocks, color, room.view.time, since);
}

const HOUR_MS = 3_600_000;
/** A space as wide as a digit. */
const FIGURE_SPACE = '\u2007';

/** A player's clock. */
export function ClockFace({ store, color }: { store: RoomStore; color: Color }) {
  useEffect(keepTime, []);
  const time = store.room.value?.view.time;
  const hours = time !== undefined && 'main_ms' in time && time.main_ms >= HOUR_MS;
  // The width is always that of the largest value, so that the digits do not move when their number changes.
  const digits = useComputed(() =>
    clockDigits(readingOf(store, color, now.value)?.ms ?? 0).padStart(hours ? 7 : 5, FIGURE_SPACE),
  );
  const periods = useComputed(() => readingOf(store, color, now.value)?.periods ?? 0);
  const inPeriod = useComputed(() => readingOf(store, color, now.value)?.in_period ?? false);
  const running = useComputed(() => store.room.value?.view.state.clocks?.running === color);
  const low = useComputed(() => {
    const found = readingOf(store, color, now.value);
    return found !== undefined && found.ms < LOW_MS && found.periods <= 1;
  });
  return (
    <div
      class={`clock ${running.value ? 'running' : ''} ${low.value ? 'low' : ''} ${hours ? 'hours' : ''}`}
      role="timer"
      aria-label={t('replay-clock', { color: colorWord(store.room.value?.view.setup.kind ?? 'go', color) })}
    >
      <span class="digits number">{digits}</span>
      {periods.value > 0 ? (
        <span class={`periods small ${inPeriod.value ? 'in' : ''}`}>
          {t(inPeriod.value ? 'room-periods-left' : 'room-periods', { count: periods.value })}
        </span>
      ) : null}
    </div>
  );
}
