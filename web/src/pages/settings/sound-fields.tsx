import { t } from '../../i18n/index.ts';
import { sound } from '../../sound/sound.ts';
import { change, settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';

/** The sound settings, with a button that plays a sample. */
export function SoundFields() {
  return (
    <div class="line">
      <Switch
        label={t('settings-sound')}
        checked={settings.value.sound}
        onChecked={(checked) => change({ sound: checked })}
      />
      <Button aria-disabled={!settings.value.sound} onClick={() => sound('stone')}>
        {t('settings-sound-try')}
      </Button>
    </div>
  );
}
