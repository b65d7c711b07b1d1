import { t } from '../../i18n/index.ts';
import { change, settings } from '../../state/settings.ts';
import { Switch } from '../../ui/field.tsx';

/** Whether the client makes sounds. */
export function SoundFields() {
  return (
    <Switch
      label={t('settings-sound')}
      checked={settings.value.sound}
      onChecked={(checked) => change({ sound: checked })}
    />
  );
}
