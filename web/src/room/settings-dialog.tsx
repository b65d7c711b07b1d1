import { t } from '../i18n/index.ts';
import { CONFIRMS, COUNTS, change, QUICK_S, settings, settingsOpen, THEMES } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, Switch } from '../ui/field.tsx';
import { LanguageField } from '../ui/language-field.tsx';
import { refusedNotify, wantNotify } from './notify.ts';

/**
 * The settings in a dialog over the room, so that players can change them without leaving. They take effect at once.
 */
export function SettingsDialog() {
  const close = () => {
    settingsOpen.value = false;
  };
  return (
    <Dialog open={settingsOpen.value} title={t('settings-title')} onClose={close}>
      <div class="room-settings">
        <Looks />
        <Playing />
      </div>
      <div class="actions">
        <a class="button quiet" href="/settings">
          {t('settings-all')}
        </a>
        <Button kind="primary" onClick={close}>
          {t('app-close')}
        </Button>
      </div>
    </Dialog>
  );
}

function Looks() {
  const { theme, coordinates, zen } = settings.value;
  return (
    <>
      <SelectField
        label={t('settings-theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
        onValue={(value) => change({ theme: value })}
      />
      <LanguageField />
      <Switch
        label={t('settings-coordinates')}
        checked={coordinates}
        onChecked={(checked) => change({ coordinates: checked })}
      />
      <Switch label={t('settings-zen')} checked={zen} onChecked={(checked) => change({ zen: checked })} />
    </>
  );
}

function Playing() {
  const { sound, count, confirm, confirmUntimed, quickS, notify, letters } = settings.value;
  const confirms = CONFIRMS.map((value) => ({ value, label: t(`settings-confirm-${value}`) }));
  return (
    <>
      <SelectField
        label={t('settings-confirm')}
        value={confirm}
        options={confirms}
        onValue={(value) => change({ confirm: value })}
      />
      <SelectField
        label={t('settings-confirm-untimed')}
        value={confirmUntimed}
        options={confirms}
        onValue={(value) => change({ confirmUntimed: value })}
      />
      <SelectField
        label={t('settings-quick')}
        value={String(quickS)}
        options={QUICK_S.map((count) => ({ value: String(count), label: t('settings-quick-below', { count }) }))}
        onValue={(value) => change({ quickS: QUICK_S.find((seconds) => String(seconds) === value) ?? 0 })}
      />
      <Switch label={t('settings-sound')} checked={sound} onChecked={(checked) => change({ sound: checked })} />
      <SelectField
        label={t('settings-count')}
        value={count}
        options={COUNTS.map((value) => ({ value, label: t(`settings-count-${value}`) }))}
        hint={sound ? undefined : t('settings-count-silent')}
        onValue={(value) => change({ count: value })}
      />
      <div>
        <Switch
          label={t('settings-notify')}
          checked={notify === 'yes' && !refusedNotify()}
          onChecked={(checked) => {
            if (checked) void wantNotify();
            else change({ notify: 'no' });
          }}
        />
        {refusedNotify() ? <p class="small muted">{t('settings-notify-refused')}</p> : null}
      </div>
      <Switch label={t('settings-letters')} checked={letters} onChecked={(checked) => change({ letters: checked })} />
    </>
  );
}
