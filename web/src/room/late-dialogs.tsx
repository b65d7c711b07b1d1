import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { errorWords } from '../i18n/words.ts';
import type { RoomAct } from '../keys/room.ts';
import { say } from '../keys/said.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { type ActionName, actionsOf } from './acts.ts';
import { ActButton, secondActs } from './bar.tsx';
import { dialog, extra } from './desk.ts';

/** The actions in the menu, in order. */
const ENTRIES: readonly ActionName[] = [
  'redo',
  'plan',
  'ahead',
  'give_time',
  'pause',
  'adjourn',
  'draw',
  'abort',
  'resign',
];

const late = signal<typeof import('./dialogs.tsx') | null>(null);

/** Loads the dialogs, long before most players open one. If that fails, they are loaded when a player opens one. */
export async function loadDialogs(): Promise<void> {
  late.value ??= await import('./dialogs.tsx');
}

/** Says why the key of an action has no effect now, if there is something to say. */
export function sayWhyOff(store: RoomStore, room: Room, act: RoomAct): void {
  const words = late.peek()?.whyOff(room, actionsOf(store, room), act);
  if (words) say(words);
}

/** The dialogs of a room, as soon as they are loaded. */
export function LateDialogs({ store, room }: { store: RoomStore; room: Room }) {
  const open = Boolean(dialog.value ?? extra.value);
  useEffect(() => {
    loadDialogs().catch((error) => {
      if (!open) return;
      dialog.value = null;
      extra.value = null;
      say(errorWords(error));
    });
  }, [open]);
  const acts = actionsOf(store, room);
  const Dialogs = late.value?.Dialogs;
  return Dialogs ? (
    <Dialogs
      store={store}
      room={room}
      entries={(close) =>
        ENTRIES.map((name) => {
          const act = acts[name];
          // The actions of kind `second` are in the bar if it has enough space for them, and otherwise in the menu.
          const kind = secondActs(room).includes(name) ? 'second' : '';
          return act ? <ActButton key={name} name={name} act={act} kind={kind} onDone={close} /> : null;
        })
      }
    />
  ) : null;
}
