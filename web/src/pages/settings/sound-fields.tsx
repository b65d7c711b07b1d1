import { t } from '../../i18n/index.ts';
import { sound } from '../../sound/sound.ts';
import { COUNTS, change, settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, Switch } from '../../ui/field.tsx';

/** The sound settings, with a button that plays a sample. */
export function SoundFields() {
  const { sound: on, count } = settings.value;
  return (
    <>
      <div class="line">
        <Switch label={t('settings-sound')} checked={on} onChecked={(checked) => change({ sound: checked })} />
        <Button aria-disabled={!on} onClick={() => sound('stone')}>
          {t('settings-sound-try')}
        </Button>
      </div>
      <SelectField
        label={t('settings-count')}
        value={count}
        options={COUNTS.map((value) => ({ value, label: t(`settings-count-${value}`) }))}
        hint={on ? undefined : t('settings-count-silent')}
        onValue={(value) => change({ count: value })}
      />
    </>
  );
}
