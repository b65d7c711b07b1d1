import { t } from '../i18n/index.ts';
import { HearingFields, LookFields, PlayingFields } from '../pages/settings/fields.tsx';
import { speedOf } from '../rules.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { settingsOpen } from '../state/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageField } from '../ui/language-field.tsx';
import { Asked } from './asked.tsx';

/**
 * All settings except the name and the tokens of programs, in a dialog, so that players need not leave the room. Each
 * change takes effect immediately.
 */
export function SettingsDialog({ store, room }: { store: RoomStore; room: Room }) {
  const close = () => {
    settingsOpen.value = false;
  };
  return (
    <Dialog open={settingsOpen.value} title={t('settings-title')} onClose={close}>
      <Asked store={store} room={room} />
      <div class="room-settings">
        <LookFields place="dialog" />
        <LanguageField />
        <PlayingFields place="dialog" speed={speedOf(room.view.time)} />
        <HearingFields />
      </div>
      <div class="actions">
        <a class="button quiet" href="/settings">
          {t('settings-all')}
        </a>
      </div>
    </Dialog>
  );
}
