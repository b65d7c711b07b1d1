import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { inLine, setupWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { lossSpoken } from '../ui/notices.tsx';
import { Asks } from './asks.tsx';
import { ClockFace } from './clock.tsx';
import { sheet } from './desk.ts';
import { explanations, loadExplanations } from './explanations.ts';
import { warnings } from './late-warnings.ts';
import { cutOff, isTimeOver, latestWords, newestOf, runs, standing } from './news-words.ts';
import { BackToGame } from './side/steps.tsx';
import { pausedRefusal } from './standstill.ts';
import { refusalWords, resultOf } from './words.ts';

type NewsProps = { store: RoomStore; room: Room; line: ReadonlySignal<string>; more?: string | undefined };

/**
 * The box of news. It says whose turn it is. Below that, it shows a question that needs an answer, the reason why an
 * action was refused, or the latest event. The box has the same place and height whatever it shows. On a phone, it
 * stays visible above the open sheet.
 */
export function News({ store, room, line, more }: NewsProps) {
  const refusal = store.refusal.value;
  const denied = refusal
    ? (pausedRefusal(room, refusal) ?? refusalWords(refusal))
    : store.strayed.value
      ? t('room-earlier')
      : cutOff(store, room);
  const said = useRepeated(denied, refusal);
  // The question whether to play the move shows this warning, so the alert is only spoken.
  const warned = refusal?.code === 'blunder';
  const cuts = runs(room);
  useLayoutEffect(() => {
    lossSpoken.value = cuts;
    return () => {
      lossSpoken.value = false;
    };
  }, [cuts]);
  const { moves, setup } = room.view;
  const { phase, turn } = room.view.state;
  const Explained = explanations.value?.Explained;
  const Deadline = warnings.value?.Deadline;
  const counts = setup.kind === 'go';
  useEffect(() => {
    // The explanations are loaded before the count, so that the first warning is spoken.
    if (counts) void loadExplanations();
  }, [counts]);
  const ours = phase === 'playing' && turn !== undefined && turn === store.color.value;
  const over = phase === 'finished' || phase === 'aborted';
  const last = newestOf(store, room)?.one.news.type;
  const ended = last === 'finished' || last === 'aborted';
  const stands = isTimeOver(store, room) ? t('room-time-over') : standing(room);
  const latest = latestWords(store, line.value);
  return (
    <div
      class={`room-news ${ours ? 'ours' : over ? `over ${resultOf(room)}` : ''} ${denied && !warned ? 'denied' : ''}`}
    >
      <p class={phase === 'scoring' ? 'turn score-now' : 'turn'}>{stands}</p>
      <BackToGame store={store} />
      <OwnClock store={store} />
      {/* If the first line says the same, as after the end, this line is only spoken. */}
      <p class={ended || latest === stands ? 'happened unseen' : 'happened'} role="status" aria-live="polite">
        {latest}
        {more ? <span class="heard">{t('room-said-next') + more}</span> : null}
      </p>
      {ended ? <p class="happened">{inLine(setupWords(setup), t('word-moves', { count: moves.length }))}</p> : null}
      {Deadline ? <Deadline room={room} /> : null}
      {Explained ? <Explained store={store} room={room} /> : null}
      <p class={warned ? 'heard' : 'refusal'} role="alert">
        {denied ? <span>{said}</span> : null}
      </p>
      <Asks store={store} room={room} />
    </div>
  );
}

/**
 * The viewer's clock, for a phone whose open sheet may cover the viewer's plate. Screen readers use the clock on the
 * plate.
 */
function OwnClock({ store }: { store: RoomStore }) {
  const color = store.color.value;
  if (!sheet.value || !color || !store.room.value?.view.state.clocks) return null;
  return (
    <div class="own-clock" aria-hidden="true">
      <ClockFace store={store} color={color} />
    </div>
  );
}

/**
 * Returns `words`. If the same words are now about something else, an added space makes screen readers speak them
 * again.
 */
function useRepeated(words: string, about: object | null): string {
  const before = useRef({ about, words, odd: false });
  if (before.current.about !== about && about) {
    const odd = before.current.words === words && !before.current.odd;
    before.current = { about, words, odd };
  }
  return before.current.odd && about ? `${words}\u00a0` : words;
}
