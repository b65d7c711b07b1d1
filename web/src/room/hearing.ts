// Which sound each event makes, and which moves make the device vibrate.

import { buzz } from '../sound/buzz.ts';
import { loadSounds, sound } from '../sound/late.ts';
import type { Sound } from '../sound/sound.ts';
import { isOurs, ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import type { News } from '../state/story.ts';
import { Counting } from './counting.ts';

/** The sound of each event. `hear` chooses the sounds of moves on the board and of stones on the scratch board. */
const SOUNDS: Readonly<Record<Exclude<News['type'], 'moved' | 'scratch_played'>, Sound | null>> = {
  created: null,
  seated: null,
  stood: null,
  seat_shared: null,
  watching_changed: null,
  guessed: null,
  started: 'bell',
  chose: 'pass',
  declared: 'pass',
  moves_offered: 'pass',
  komi_named: 'pass',
  passed: 'pass',
  taken_back: null,
  redone: null,
  time_given: 'pass',
  aid_used: null,
  halted: 'bell',
  continuing: 'bell',
  continued: 'bell',
  overdue: 'pass',
  proposed: null,
  marked: null,
  score_accepted: null,
  scratch_opened: 'bell',
  scratch_taken_back: null,
  scratch_proposed: 'pass',
  scratch_closed: 'pass',
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
  unaccepted: 'pass',
};

/** Plays the sounds of one room, makes the device vibrate, and counts down the last seconds on the viewer's clock. */
export class Hearing {
  private readonly counting: Counting;
  private readonly store: RoomStore;
  /** The point of the player's own stone, if its sound was already played when the player placed it. */
  private placed: string | undefined;

  constructor(store: RoomStore) {
    this.store = store;
    store.onPlaced = (move, captures) => {
      this.placed = move.point;
      sound(captures ? 'capture' : 'stone');
      buzz('own');
    };
    this.counting = new Counting(store);
    void loadSounds();
  }

  hear(event: News, room: Room): void {
    const ours = ourColor(room);
    const played = event.type === 'moved' || event.type === 'passed';
    if (played && ours && event.color !== ours) buzz('theirs');
    if (event.type === 'moved') {
      if (event.color !== ours || event.point !== this.placed) {
        sound(event.captured.length > 0 || event.flipped?.length ? 'capture' : 'stone');
      }
      this.placed = undefined;
      return;
    }
    if (event.type === 'scratch_played') {
      sound(event.captured.length > 0 ? 'capture' : 'stone');
      return;
    }
    // Players need no sound when they themselves leave or come back.
    if ((event.type === 'left' || event.type === 'back') && isOurs(room, event.seat)) return;
    const name = SOUNDS[event.type];
    if (name && !(event.type === 'offered' && event.by === ours)) sound(name);
  }

  stop(): void {
    this.counting.stop();
    this.store.onPlaced = () => {};
  }
}
