import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { inLine, inSentences, outcomeWords, setupWords } from '../i18n/words.ts';
import { isCut } from '../net/offline.ts';
import { opposite } from '../state/colors.ts';
import { isOwn, type Room, sharesDevice } from '../state/fold.ts';
import { missed } from '../state/missed.ts';
import type { RoomStore } from '../state/room.ts';
import type { Told } from '../state/story.ts';
import { lossSpoken } from '../ui/notices.tsx';
import { sentence, sentences } from './announcer.ts';
import { Asks } from './asks.tsx';
import { ClockFace, readingOf } from './clock.tsx';
import { now } from './countdown.ts';
import { sheet } from './desk.ts';
import { explanations, loadExplanations } from './explanations.ts';
import { spoken } from './further.ts';
import { ownMove, plannedWords } from './planning.ts';
import { BackToGame } from './side/steps.tsx';
import { pausedRefusal } from './standstill.tsx';
import { hasFreeSeat, outcomeOf, refusalWords, resultFor, resultOf, statusOf } from './words.ts';

type NewsProps = { store: RoomStore; room: Room; line: ReadonlySignal<string>; more?: string | undefined };

/**
 * The box of news. It says whose turn it is. Below that, it shows a question that needs an answer, the reason why an action
 * was refused, or the latest event. The box has the same place and height whatever it shows. On a phone, it stays visible
 * above the open sheet.
 */
export function News({ store, room, line, more }: NewsProps) {
  const refusal = store.refusal.value;
  const denied = refusal
    ? (pausedRefusal(room, refusal) ?? refusalWords(refusal))
    : store.strayed.value
      ? t('room-earlier')
      : cutOff(store, room);
  const said = useRepeated(denied, refusal);
  const cuts = runs(room);
  useLayoutEffect(() => {
    lossSpoken.value = cuts;
    return () => {
      lossSpoken.value = false;
    };
  }, [cuts]);
  const { moves, setup } = room.view;
  const { phase, turn, scoring } = room.view.state;
  const { Explained, SilenceNote } = explanations.value ?? {};
  const counts = setup.kind === 'go';
  useEffect(() => {
    // The explanations are loaded before the count, so that the first warning is spoken.
    if (counts) void loadExplanations();
  }, [counts]);
  const ours = phase === 'playing' && turn !== undefined && turn === store.color.value;
  const over = phase === 'finished' || phase === 'aborted';
  const last = newestOf(store, room)?.one.news.type;
  const ended = last === 'finished' || last === 'aborted';
  return (
    <div class={`room-news ${ours ? 'ours' : over ? `over ${resultOf(room)}` : ''} ${denied ? 'denied' : ''}`}>
      <p class={phase === 'scoring' ? 'turn score-now' : 'turn'}>
        {isTimeOver(store, room) ? t('room-time-over') : standing(room)}
      </p>
      <BackToGame store={store} />
      <OwnClock store={store} />
      {/* The first line shows the result, so after the end this line is only spoken. */}
      <p class={ended ? 'happened unseen' : 'happened'} role="status" aria-live="polite">
        {latestWords(store, line.value)}
        {more ? <span class="heard">{t('room-said-next') + more}</span> : null}
      </p>
      {ended ? (
        <p class="happened">
          {inSentences(resultFor(room), inLine(setupWords(setup), t('word-moves', { count: moves.length })))}
        </p>
      ) : null}
      {phase === 'scoring' && scoring?.silence ? (
        <div class="deadline">{SilenceNote ? <SilenceNote room={room} /> : null}</div>
      ) : null}
      {Explained ? <Explained store={store} room={room} /> : null}
      <p class="refusal" role="alert">
        {denied ? <span>{said}</span> : null}
      </p>
      <Asks store={store} room={room} />
    </div>
  );
}

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
  return phase === 'finished' ? outcomeOf(room) : statusOf(room);
}

/** The viewer's clock, for a phone whose open sheet may cover the viewer's plate. Screen readers use the clock on the plate. */
function OwnClock({ store }: { store: RoomStore }) {
  const color = store.color.value;
  if (!sheet.value || !color || !store.room.value?.view.state.clocks) return null;
  return (
    <div class="own-clock" aria-hidden="true">
      <ClockFace store={store} color={color} />
    </div>
  );
}

/** Returns `words`. If the same words are now about something else, an added space makes screen readers speak them again. */
function useRepeated(words: string, about: object | null): string {
  const before = useRef({ about, words, odd: false });
  if (before.current.about !== about && about) {
    const odd = before.current.words === words && !before.current.odd;
    before.current = { about, words, odd };
  }
  return before.current.odd && about ? `${words}\u00a0` : words;
}

/** Whether a game is running. */
function runs({ view: { state } }: Room): boolean {
  return state.phase === 'playing' || state.phase === 'scoring';
}

/**
 * What a lost connection means for the viewer and for a move that has not been sent yet. Empty if there is a connection, or
 * if no game is running.
 */
export function cutOff(store: RoomStore, room: Room): string {
  const { role, state } = room.view;
  if (!isCut(room.view.id) || !runs(room)) return '';
  if (role.type !== 'player') return t('app-offline');
  if (sharesDevice(room)) return t('room-offline-here');
  if (isTimeOver(store, room)) return t('room-offline-over');
  if (store.acting.value > 0) return t('room-offline-unsent', { point: store.board.value?.unsent ?? 'none' });
  if (state.clocks?.running === role.color) return t('room-offline-means');
  // Once the opponent has accepted the score, the viewer's silence decides what happens.
  const silent = role.color && state.scoring?.accepted[opposite(role.color)];
  return t('room-offline-waits', { result: !silent ? 'ends' : state.scoring?.settled ? 'accepts' : 'resumes' });
}

/**
 * Whether the viewer's clock has reached zero on a page without a connection. The game may already be over, but only the
 * server can say so.
 */
function isTimeOver(store: RoomStore, room: Room): boolean {
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
function newestOf(store: RoomStore, room: Room): { one: Told; said: string } | undefined {
  const { told } = store.story.value;
  for (let n = told.length - 1; n >= 0; n--) {
    const one = told[n];
    const said = one && sentence(one.news, room);
    if (said) return { one, said };
  }
  return undefined;
}
