// The words of the box of news: the state of the game, the latest event, and what a lost connection means.

import { t } from '../i18n/index.ts';
import { outcomeWords } from '../i18n/words.ts';
import { isCut } from '../net/offline.ts';
import { patienceOf } from '../rules.ts';
import { opposite } from '../state/colors.ts';
import { hasBot, isOwn, type Room, sharesDevice } from '../state/fold.ts';
import { missed } from '../state/missed.ts';
import type { RoomStore } from '../state/room.ts';
import type { Told } from '../state/story.ts';
import { expectsNobody, isAwaited } from './absence.tsx';
import { sentence, sentences } from './announcer.ts';
import { readingOf } from './clock.tsx';
import { now } from './countdown.ts';
import { spoken } from './further.ts';
import { endWords } from './late-ending.tsx';
import { ownMove, plannedWords } from './planning.ts';
import { hasFreeSeat, statusOf } from './words.ts';

/** Whose turn it is, or the state of the game in words. */
export function standing(room: Room): string {
  const { phase, scoring } = room.view.state;
  if (scoring?.scratch) {
    const { proposed: by } = scoring.scratch;
    return (by && sentence({ type: 'scratch_proposed', by }, room)) || t('scratch-now');
  }
  if (phase === 'scoring' && scoring) {
    const outcome = outcomeWords(scoring.outcome, room.view.setup);
    const color = (['black', 'white'] as const).find((side) => scoring.accepted[side]);
    if (!color) return t('room-scoring-now', { outcome });
    // Unlike the words about the latest event, these words stay visible as long as they are true.
    const what = isOwn(room, color) ? t('room-accepted-ours') : t('room-accepted', { color });
    return t('word-about', { what, text: outcome });
  }
  if (hasFreeSeat(room)) return ''; // The panel `Waiting` says that a seat is free.
  return phase === 'finished' ? endWords(room) : statusOf(room);
}

/** Whether a game is running. */
export function runs({ view: { state } }: Room): boolean {
  return state.phase === 'playing' || state.phase === 'scoring';
}

/**
 * What a lost connection means for the viewer and for a move that has not been sent yet. Empty if there is a
 * connection, or if no game is running.
 */
export function cutOff(store: RoomStore, room: Room): string {
  const { role, state } = room.view;
  if (!isCut(room.view.id) || !runs(room)) return '';
  if (role.type !== 'player') return t('app-offline');
  if (sharesDevice(room)) return t('room-offline-here');
  if (isTimeOver(store, room)) return t('room-offline-over');
  if (expectsNobody(state)) return t('room-offline-waits', { result: 'still' });
  // A bot waits for as long as it takes, and never ends a game because of an absence.
  const over = isAwaited(room) && now.value - store.link.goneSince() > patienceOf(room.view.time);
  const against = hasBot(room) ? 'bot' : over ? 'over' : 'person';
  const ticks = state.clocks?.running === role.color;
  if (store.acting.value > 0)
    return t('room-offline-unsent', { point: store.board.value?.unsent ?? 'none', runs: String(ticks), against });
  if (ticks) return t('room-offline-means', { against });
  // After the opponent has accepted the score, the viewer's silence decides what happens.
  const silent = role.color && state.scoring?.accepted[opposite(role.color)];
  if (silent) return t('room-offline-waits', { result: state.scoring?.settled ? 'accepts' : 'resumes', against });
  return hasBot(room) ? t('app-offline') : over ? t('room-offline-claim') : t('room-offline-waits', { result: 'ends' });
}

/**
 * Whether the viewer's clock has reached zero on a page without a connection. The game may already be over, but only
 * the server can say so.
 */
export function isTimeOver(store: RoomStore, room: Room): boolean {
  const { id, state } = room.view;
  const color = store.color.value;
  // A move without an answer may have reached the server, and then it is the opponent's turn.
  if (!isCut(id) || sharesDevice(room) || store.acting.value > 0 || !color || state.clocks?.running !== color)
    return false;
  const read = readingOf(store, color, now.value);
  return read !== undefined && read.ms <= 0;
}

/** The maximum number of missed events to name. The box has space for no more. */
const MOST_MISSED = 3;

/**
 * The latest event in words, or what the viewer missed while away. `line` is the latest announcement, which is empty if
 * the page has not announced anything yet.
 */
export function latestWords(store: RoomStore, line: string): string {
  const room = store.room.value;
  if (!room) return line;
  const { role } = room.view;
  const gone =
    role.type === 'player' ? missed(store.story.value, role.seat, (one) => ownMove(one, room) === 'by hand') : [];
  const all = gone.filter(({ news }) => sentence(news, room) !== null);
  if (all.length === 0) return line || newestOf(store, room)?.said || '';
  // All planned answers are named, even if there are many, because the viewer has not seen them being played.
  const planned = all.filter((one) => ownMove(one, room) === 'planned');
  const told = all.filter((one) => !planned.includes(one));
  const omitted = told.length > MOST_MISSED ? '… ' : '';
  const latest =
    omitted +
    sentences(
      told.slice(-MOST_MISSED).map(({ news }) => news),
      room,
    );
  return t('room-missed', { events: spoken(plannedWords(planned), latest) });
}

/** The latest event that has a sentence. */
export function newestOf(store: RoomStore, room: Room): { one: Told; said: string } | undefined {
  const { told } = store.story.value;
  for (let n = told.length - 1; n >= 0; n--) {
    const one = told[n];
    const said = one && sentence(one.news, room);
    if (said) return { one, said };
  }
  return undefined;
}
