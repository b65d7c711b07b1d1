import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Event } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Panel } from './panel.tsx';
import { abortedWords, outcomeOf } from './words.ts';

const contents = signal<typeof import('./ending.tsx') | null>(null);

/**
 * Loads the contents of the panel, long before the game ends. If that fails, the panel stays empty until the next
 * event.
 */
export async function loadEnding(): Promise<void> {
  contents.value ??= await import('./ending.tsx').catch(() => null);
}

/** How long the large result is shown. */
const SHOWN_MS = 1_800;

/** Shows the result in large letters for a moment. */
export function celebrate(store: RoomStore): void {
  store.celebrated.value = true;
  setTimeout(() => {
    store.celebrated.value = false;
  }, SHOWN_MS);
}

/** The result in large letters, as long as it is celebrated. */
export function LateResult({ store }: { store: RoomStore }) {
  const Result = contents.value?.Result;
  return store.celebrated.value && Result ? <Result store={store} /> : null;
}

/** How the game ended. If the reader is a player, the words say "you" as soon as the code for this is loaded. */
export function endWords(room: Room): string {
  return contents.value?.ownOutcome(room) || outcomeOf(room);
}

/** That the game ended without an outcome and, as soon as the code for this is loaded, why. */
export function abortWords(event: Extract<Event, { type: 'aborted' }>, room: Room): string {
  return contents.value?.abortedWithReason(event, room) ?? abortedWords(room);
}

/** The panel after a game. On a wide page, it has its final size even before its contents are loaded. */
export function Ending({ store, room }: { store: RoomStore; room: Room }) {
  useEffect(() => void loadEnding());
  const { phase, scoring, players } = room.view.state;
  const Ended = contents.value?.Ended;
  return (
    <Panel
      class={`room-ending ${scoring ? 'counted' : players.guest ? '' : 'closed'}`}
      title={phase === 'aborted' ? abortedWords(room) : endWords(room)}
    >
      {Ended ? <Ended store={store} room={room} /> : null}
    </Panel>
  );
}
