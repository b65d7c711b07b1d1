// The sound of each event.

import { type Sound, sound } from '../sound/sound.ts';
import { LOW_MS } from '../state/clock.ts';
import { ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import type { News } from '../state/story.ts';
import { readingOf } from './clock.tsx';

/** The sound of each event except a move. */
const SOUNDS: Readonly<Record<Exclude<News['type'], 'moved'>, Sound | null>> = {
  created: null,
  seated: null,
  stood: null,
  seat_shared: null,
  guessed: null,
  started: 'bell',
  chose: 'pass',
  declared: 'pass',
  moves_offered: 'pass',
  komi_named: 'pass',
  passed: 'pass',
  taken_back: null,
  proposed: null,
  marked: null,
  score_accepted: null,
  resumed: null,
  offered: 'pass',
  declined: 'pass',
  withdrawn: null,
  rematched: null,
  finished: 'bell',
  aborted: null,
  chatted: null,
  hidden: null,
  left: 'pass',
  back: 'pass',
  lapsed: null,
};

/** Plays the sounds of one room, and ticks in the viewer's last seconds. */
export class Hearing {
  private readonly beat: ReturnType<typeof setInterval>;
  private last = Number.POSITIVE_INFINITY;
  private readonly store: RoomStore;
  /** The player's own stone whose sound was played when it was placed. */
  private placed: string | undefined;

  constructor(store: RoomStore) {
    this.store = store;
    store.onPlaced = (move, captures) => {
      this.placed = move.point;
      sound(captures ? 'capture' : 'stone');
    };
    this.beat = setInterval(() => this.count(), 100);
  }

  hear(event: News, room: Room): void {
    if (event.type === 'moved') {
      if (event.color !== ourColor(room) || event.point !== this.placed) {
        sound(event.captured.length > 0 || event.flipped?.length ? 'capture' : 'stone');
      }
      this.placed = undefined;
      return;
    }
    const made = SOUNDS[event.type];
    if (made && !(event.type === 'offered' && event.by === ourColor(room))) sound(made);
  }

  /** Ticks in each of the last ten seconds of the player's own clock. */
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
