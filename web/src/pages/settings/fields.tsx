import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { Speed } from '../../protocol.gen.ts';
import { refusedNotify, wantNotify } from '../../room/notify.ts';
import { canBuzz } from '../../sound/buzz.ts';
import { loadSounds, sound } from '../../sound/late.ts';
import { CONFIRMS, COUNTS, change, QUICK_S, STONES, settings, THEMES } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, options, SelectField, Switch } from '../../ui/field.tsx';
import { SPEED_WORDS } from '../new-game/time-presets.ts';
import './fields.css';

/** Where the fields are: on the settings page, or in the dialog over a room, which has less space. */
type Place = { place: 'page' | 'dialog' };

type ChoiceFieldProps<T extends string> = Place & {
  label: string;
  /** Unique on the page. */
  name: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onValue: (value: T) => void;
};

/** A choice. The settings page shows its options side by side. The dialog shows them in a drop-down list. */
function ChoiceField<T extends string>({ place, ...rest }: ChoiceFieldProps<T>) {
  return place === 'page' ? <Choices {...rest} /> : <SelectField {...rest} />;
}

/** The fields for the look of the board and the page. */
export function LookFields({ place }: Place) {
  const { theme, stones, coordinates, zen } = settings.value;
  return (
    <>
      <ChoiceField
        place={place}
        label={t('settings-theme')}
        name="theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
        onValue={(value) => change({ theme: value })}
      />
      <ChoiceField
        place={place}
        label={t('settings-stones')}
        name="stones"
        value={stones}
        options={STONES.map((value) => ({ value, label: t(`settings-stones-${value}`) }))}
        onValue={(value) => change({ stones: value })}
      />
      <Switch
        label={t('settings-coordinates')}
        checked={coordinates}
        onChecked={(checked) => change({ coordinates: checked })}
      />
      <Switch label={t('settings-zen')} checked={zen} onChecked={(checked) => change({ zen: checked })} />
    </>
  );
}

/**
 * Two fields in one row: when moves must be confirmed, and the speed of the games to which this applies. The second
 * field shows `speed` at first.
 */
function ConfirmFields({ speed }: { speed: Speed }) {
  const shown = useSignal(speed);
  const { confirm } = settings.value;
  return (
    <div class="confirm-fields">
      <SelectField
        label={t('settings-confirm')}
        value={confirm[shown.value]}
        options={CONFIRMS.map((value) => ({ value, label: t(`settings-confirm-${value}`) }))}
        onValue={(value) => change({ confirm: { ...confirm, [shown.value]: value } })}
      />
      <SelectField
        label={t('settings-confirm-speed')}
        value={shown.value}
        options={options(SPEED_WORDS)}
        onValue={(value) => {
          shown.value = value;
        }}
      />
      {confirm[shown.value] === 'touch' ? <p class="small muted">{t('settings-confirm-free')}</p> : null}
    </div>
  );
}

/** The fields for how moves are played. `speed` is the speed of the game in the room. */
export function PlayingFields({ place, speed = 'rapid' }: Place & { speed?: Speed }) {
  const { quickS, premoves, warn, letters } = settings.value;
  return (
    <>
      <ConfirmFields speed={speed} />
      <ChoiceField
        place={place}
        label={t('settings-quick')}
        name="quick"
        value={String(quickS)}
        options={QUICK_S.map((count) => ({ value: String(count), label: t('settings-quick-below', { count }) }))}
        onValue={(value) => change({ quickS: QUICK_S.find((seconds) => String(seconds) === value) ?? 0 })}
      />
      <Switch
        label={t('settings-premoves')}
        hint={t('settings-premoves-hint')}
        checked={premoves}
        onChecked={(checked) => change({ premoves: checked })}
      />
      <Switch
        label={t('settings-warn')}
        hint={t('settings-warn-hint')}
        checked={warn}
        onChecked={(checked) => change({ warn: checked })}
      />
      <Switch label={t('settings-letters')} checked={letters} onChecked={(checked) => change({ letters: checked })} />
    </>
  );
}

/** The fields for sounds, vibrations and notifications. */
export function HearingFields() {
  const { sound: sounds, music, buzz, count, notify } = settings.value;
  return (
    <>
      <div class="line">
        <Switch label={t('settings-sound')} checked={sounds} onChecked={(checked) => change({ sound: checked })} />
        <Button aria-disabled={!sounds} onClick={() => void loadSounds().then(() => sound('stone'))}>
          {t('settings-sound-try')}
        </Button>
      </div>
      <Switch
        label={t('settings-music')}
        hint={t('settings-music-hint')}
        checked={music}
        onChecked={(checked) => change({ music: checked })}
      />
      <SelectField
        label={t('settings-count')}
        value={count}
        options={COUNTS.map((value) => ({ value, label: t(`settings-count-${value}`) }))}
        hint={sounds ? undefined : t('settings-count-silent')}
        onValue={(value) => change({ count: value })}
      />
      {canBuzz() ? (
        <Switch label={t('settings-buzz')} checked={buzz} onChecked={(checked) => change({ buzz: checked })} />
      ) : null}
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
    </>
  );
}
