// The questions that need an answer, in a dialog that covers the box of news. This code is loaded with the dialogs.

import { Fragment } from 'preact';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Answers, type Question, useQuestions } from './asks.tsx';
import { StandstillAsk } from './standstill-ask.tsx';
import { statusOf } from './words.ts';

type AskedProps = { store: RoomStore; room: Room };

/**
 * The opponent's offers, and the questions about an absent opponent and a standstill. The element is there even without
 * a question, so that screen readers speak a question that arrives. Screen readers speak only what is new.
 */
export function Asked({ store, room }: AskedProps) {
  const color = sharesDevice(room) ? undefined : ourColor(room);
  const questions = useQuestions(store, room).filter(({ open }) => color && open?.by !== color);
  return (
    <div class="asked" role="status" aria-atomic="false">
      {questions.map((one) => (
        <Fragment key={one.key}>{inDialog(one, store, room)}</Fragment>
      ))}
    </div>
  );
}

/** A question as a dialog shows it. The bar is covered, too, so the answers to every offer are next to its words. */
function inDialog({ open, words, continues, show }: Question, store: RoomStore, room: Room) {
  if (open) {
    return (
      <>
        <p>{words}</p>
        <Answers store={store} room={room} open={open} words={words} />
      </>
    );
  }
  // Screen readers speak the words of a standstill, so these must not change with every second.
  return continues ? <StandstillAsk store={store} room={room} ended={statusOf(room)} /> : show(true);
}
