// Warnings in words, for viewers who do not see the page: the viewer's own time is short, a deadline begins in the
// scoring phase, or the opponent is away. Also says when the connection is back.

import { effect } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { overtimeWords } from '../i18n/overtime.ts';
import { offline } from '../net/offline.ts';
import type { Reading, TimeControl } from '../protocol.gen.ts';
import { LOW_MS } from '../state/clock.ts';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import { ownGames } from '../state/remembered.ts';
import type { RoomStore } from '../state/room.ts';
import { rememberTitle } from '../state/titles.ts';
import { absenceOf, isNoticed, leftToCome, opponentGone, silenceFirst } from './absence.tsx';
import { readingOf } from './clock.tsx';
import { noClockWords } from './deadline.tsx';
import { awayWords, silenceWords } from './further.ts';
import { runs } from './news-words.ts';
import { titleOf } from './words.ts';
import './low.css';

export { Claim } from './claim.tsx';
export { Deadline } from './deadline.tsx';
export { passWords, stagedWords } from './pass-words.ts';
export { TwinColor } from './twin.tsx';

/** How often the times are checked. */
const BEAT_MS = 250;
/** The viewer is warned when one of these times is left. The warning at `LOW_MS` interrupts other speech. */
const MARKS_MS = [LOW_MS, 30_000] as const;

/** If overtime follows, the viewer is told when this much main time is left. */
const MAIN_MS = 30_000;

/** A warning, and whether it interrupts other speech. */
export type Warning = { words: string; urgent: boolean };

/** The warning when a clock has run from `before` to `read` within one turn; undefined if no warning is needed. */
export function clockWarning(before: Reading, read: Reading, time: TimeControl): Warning | undefined {
  const periods = time.type === 'byo_yomi' || time.type === 'canadian';
  if (periods && read.in_period && (!before.in_period || read.periods < before.periods)) {
    const overtime = overtimeWords(read, time);
    return { words: t(before.in_period ? 'room-said-period' : 'room-said-overtime', { overtime }), urgent: false };
  }
  if (!read.in_period && !read.last) {
    // More time follows, so one warning is enough.
    if (before.ms <= MAIN_MS || read.ms > MAIN_MS) return undefined;
    return { words: t('room-said-main', { count: Math.ceil(read.ms / 1000) }), urgent: false };
  }
  // A browser may run the page so rarely that the clock passes both marks between two checks. Then only the lower mark
  // is announced.
  const mark = MARKS_MS.find((ms) => before.ms > ms && read.ms <= ms);
  if (mark === undefined || read.ms <= 0) return undefined;
  return { words: t('room-said-seconds', { count: Math.ceil(read.ms / 1000) }), urgent: mark === LOW_MS };
}

/** Gives the warnings in one room. */
export class Warnings {
  private readonly store: RoomStore;
  private readonly warn: (warning: Warning) => void;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly unwatch: () => void;
  /** The turn to which `least` belongs. */
  private turn = '';
  /** The reading with the least time left in this turn and period. */
  private least: Reading | undefined;
  private remembered = false;
  private deadline = '';
  /** The words that say that no clock runs yet. Empty if a clock runs. */
  private still = '';
  private absence: 'none' | 'noticed' | 'over' = 'none';

  constructor(store: RoomStore, warn: (warning: Warning) => void) {
    this.store = store;
    this.warn = warn;
    this.beat = setInterval(() => this.look(), BEAT_MS);
    let cut = false;
    this.unwatch = effect(() => {
      if (cut && !offline.value) this.say(t('room-said-connected'));
      cut = offline.value;
    });
  }

  private say(words: string): void {
    if (words !== '') this.warn({ words, urgent: false });
  }

  private look(): void {
    const room = this.store.room.peek();
    if (room?.view.role.type !== 'player') return;
    this.remember(room);
    this.lookAtClock(room);
    this.lookAtStart(room);
    this.lookAtDeadline(room);
    this.lookAtOpponent(room);
  }

  /** Remembers a running game, so that the home page can say how it ended, and name it without a connection. */
  private remember(room: Room): void {
    if (this.remembered || !runs(room) || sharesDevice(room)) return;
    this.remembered = true;
    ownGames.add(room.view.id);
    rememberTitle(room.view.id, titleOf(room));
  }

  private lookAtClock(room: Room): void {
    const color = ourColor(room);
    const { clocks, move_number } = room.view.state;
    if (!color || clocks?.running !== color) {
      this.least = undefined;
      return;
    }
    if (this.store.acting.peek() > 0) return; // The viewer's move is on its way, and may already have ended the turn.
    const read = readingOf(this.store, color, performance.now());
    if (!read) return;
    const turn = `${color} ${move_number}`;
    const before = turn === this.turn ? this.least : undefined;
    this.turn = turn;
    // A message from the server may give the clock a little more time. `least` ignores this, so no mark is passed
    // twice.
    const same = before && before.in_period === read.in_period && before.periods === read.periods;
    if (!same || read.ms < before.ms) this.least = read;
    const warning = before && clockWarning(before, read, room.view.time);
    if (warning) this.warn(warning);
  }

  /** Says at the start of a game that no clock runs yet. */
  private lookAtStart(room: Room): void {
    const words = noClockWords(room);
    if (words !== '' && this.still === '') this.say(words);
    this.still = words;
  }

  private lookAtDeadline(room: Room): void {
    const { silence } = room.view.state.scoring ?? {};
    const absence = silence && absenceOf(room, silence.color);
    // Perhaps the player has only reloaded the page.
    if (absence && !isNoticed(absence, performance.now())) return;
    const deadline = silenceWords(room, () => '');
    if (deadline === this.deadline) return;
    this.deadline = deadline;
    this.say(silenceWords(room));
  }

  private lookAtOpponent(room: Room): void {
    const gone = opponentGone(room);
    const at = performance.now();
    const noticed = gone && isNoticed(gone.absence, at);
    // If the opponent's deadline in the scoring phase comes first, no claim is possible yet.
    const first = gone && silenceFirst(room, gone.seat);
    const next = !gone || first ? 'none' : leftToCome(gone.absence, at) <= 0 ? 'over' : noticed ? 'noticed' : 'none';
    if (next === this.absence) return;
    this.absence = next;
    if (next !== 'none') this.say(awayWords(room));
  }

  stop(): void {
    clearInterval(this.beat);
    this.unwatch();
  }
}
