import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { Shape } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { rulesReady } from '../rules.ts';
import { CONFIRMS, change, STONES, settings, THEMES } from '../state/settings.ts';
import { Choices, Switch } from '../ui/field.tsx';
import { LanguageField } from '../ui/language-field.tsx';
import { useTitle } from '../ui/title.ts';
import { NameForm } from './settings/name-form.tsx';
import { SoundFields } from './settings/sound-fields.tsx';
import '../theme/settings.css';

/** The settings. All but the name are stored on this device. */
export default function Settings() {
  useTitle(t('settings-title'));
  const { confirm } = settings.value;
  return (
    <div class="page settings">
      <h1>{t('settings-title')}</h1>
      <NameForm />
      <Look />
      <section class="section" aria-labelledby="playing">
        <h2 id="playing">{t('settings-playing')}</h2>
        <Choices
          label={t('settings-confirm')}
          name="confirm"
          value={confirm}
          options={CONFIRMS.map((value) => ({ value, label: t(`settings-confirm-${value}`) }))}
          onValue={(value) => change({ confirm: value })}
        />
      </section>
      <section class="section" aria-labelledby="hearing">
        <h2 id="hearing">{t('settings-hearing')}</h2>
        <SoundFields />
      </section>
      <section class="section" aria-labelledby="language">
        <h2 id="language">{t('settings-language')}</h2>
        <LanguageField hidden />
      </section>
      <p class="small muted">{t('settings-kept')}</p>
    </div>
  );
}

const SAMPLE = [
  '.........',
  '..X...O..',
  '..X..OX..',
  '.....OOX.',
  '....X..X.',
  '..O..XX..',
  '..O.O....',
  '.........',
  '.........',
];

const SAMPLE_SHAPE: Shape = { kind: 'go', width: 9, height: SAMPLE.length };

function Look() {
  const { theme, stones, coordinates } = settings.value;
  const model = useMemo(() => signal({ shape: SAMPLE_SHAPE, rows: SAMPLE, last: 'E5' }), []);
  return (
    <section class="section" aria-labelledby="look">
      <h2 id="look">{t('settings-look')}</h2>
      <div class="look">
        <div class="stack">
          <Choices
            label={t('settings-theme')}
            name="theme"
            value={theme}
            options={THEMES.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
            onValue={(value) => change({ theme: value })}
          />
          <Choices
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
        </div>
        <div class="preview">
          {rulesReady.value ? (
            <Board model={model} label={t('settings-preview')} coordinates={coordinates} />
          ) : (
            <div class="board blank" />
          )}
        </div>
      </div>
    </section>
  );
}
