// Which event makes which sound.

import type { Event } from '../protocol.gen.ts';
import { sound } from '../sound/sound.ts';
import { LOW_MS } from '../state/clock.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { readingOf } from './clock.tsx';

/** Plays the sounds of one room, and counts its viewer's last seconds. */
export class Hearing {
  private readonly beat: ReturnType<typeof setInterval>;
  private last = Number.POSITIVE_INFINITY;
  private readonly store: RoomStore;
  /** Our stone that was heard when it was placed. */
  private placed: string | undefined;

  constructor(store: RoomStore) {
    this.store = store;
    store.onPlaced = (move, captures) => {
      this.placed = move.point;
      sound(captures ? 'capture' : 'stone');
    };
    this.beat = setInterval(() => this.count(), 100);
  }

  hear(event: Event, room: Room): void {
    switch (event.type) {
      case 'moved':
        if (event.color !== ourColor(room) || event.point !== this.placed) {
          sound(event.captured.length > 0 || event.flipped?.length ? 'capture' : 'stone');
        }
        this.placed = undefined;
        return;
      case 'passed':
      case 'chose':
      case 'declared':
      case 'moves_offered':
      case 'komi_named':
        sound('pass');
        return;
      case 'started':
      case 'finished':
        sound('bell');
        return;
      case 'offered':
        if (event.by !== ourColor(room)) sound('pass');
        return;
      default:
        return;
    }
  }

  /** A tick for each of the last ten seconds of our own clock. */
  private count(): void {
    const room = this.store.room.peek();
    const color = room && ourColor(room);
    if (!color || room.view.state.clocks?.running !== color) {
      this.last = Number.POSITIVE_INFINITY;
      return;
    }
    const left = readingOf(this.store, color, performance.now())?.ms ?? Number.POSITIVE_INFINITY;
    const second = Math.ceil(left / 1000);
    if (left < LOW_MS && left > 0 && second < this.last) sound('tick');
    this.last = second;
  }

  stop(): void {
    clearInterval(this.beat);
    this.store.onPlaced = () => {};
  }
}
