// Counts down the last ten seconds on the player's own clock, with a voice or ticks. Counts in each overtime period,
// and in the main time only if no overtime follows.

import { effect } from '@preact/signals';
import type { Reading } from '../protocol.gen.ts';
import { buzz } from '../sound/buzz.ts';
import { countIn } from '../sound/late.ts';
import { LOW_MS } from '../state/clock.ts';
import { ourColor } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { readingOf } from './clock.tsx';

/** How often the clock is read. */
const BEAT_MS = 100;
/** How far ahead the sound of a second is scheduled. This is longer than `BEAT_MS`, so that no second is missed. */
const AHEAD_MS = 250;

/** The next second to count and the time until then; undefined if there is nothing to count now. */
export function nextCount(read: Reading): { second: number; inMs: number } | undefined {
  if (!read.in_period && !read.last) return undefined;
  const second = Math.floor(read.ms / 1000);
  const inMs = read.ms - second * 1000;
  return second >= 1 && second * 1000 <= LOW_MS && inMs <= AHEAD_MS ? { second, inMs } : undefined;
}

/** Counts down the last seconds of the player's clock in one room. */
export class Counting {
  private readonly store: RoomStore;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly unwatch: () => void;
  /** The second that was counted most recently; 0 if none has been counted in this turn or period. */
  private counted = 0;
  private cancel: () => void = () => {};

  constructor(store: RoomStore) {
    this.store = store;
    this.beat = setInterval(() => this.look(), BEAT_MS);
    // Stop counting as soon as the player acts or their clock stops.
    this.unwatch = effect(() => {
      if (store.acting.value > 0 || !this.runs(store.room.value)) this.hush();
    });
  }

  private runs(room: RoomStore['room']['value']): boolean {
    const color = room && ourColor(room);
    return Boolean(color) && room?.view.state.clocks?.running === color;
  }

  private look(): void {
    const room = this.store.room.peek();
    const color = room && ourColor(room);
    if (!color || this.store.acting.peek() > 0 || !this.runs(room)) return;
    const read = readingOf(this.store, color, performance.now());
    if (!read) return;
    if (read.ms > LOW_MS + AHEAD_MS) this.counted = 0;
    const next = nextCount(read);
    if (!next || next.second === this.counted) return;
    if (this.counted === 0) buzz('low');
    this.counted = next.second;
    this.cancel = countIn(next.second, next.inMs);
  }

  private hush(): void {
    this.cancel();
    this.cancel = () => {};
    this.counted = 0;
  }

  stop(): void {
    clearInterval(this.beat);
    this.unwatch();
    this.hush();
  }
}
