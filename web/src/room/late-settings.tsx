import { useSignal, useSignalEffect } from '@preact/signals';
import { errorWords } from '../i18n/words.ts';
import { say } from '../keys/said.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settingsOpen } from '../state/settings.ts';

type Dialog = typeof import('./settings-dialog.tsx').SettingsDialog;

/** The settings dialog of a room. Its code is loaded when the dialog is first opened. */
export function LateSettings({ store, room }: { store: RoomStore; room: Room }) {
  const loaded = useSignal<Dialog | null>(null);
  useSignalEffect(() => {
    if (!settingsOpen.value || loaded.peek()) return;
    import('./settings-dialog.tsx').then(
      ({ SettingsDialog }) => {
        loaded.value = SettingsDialog;
      },
      (error) => {
        settingsOpen.value = false;
        say(errorWords(error));
      },
    );
  });
  const Dialog = loaded.value;
  return Dialog ? <Dialog store={store} room={room} /> : null;
}
