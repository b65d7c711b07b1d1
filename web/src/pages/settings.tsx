import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { Shape } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { rulesReady } from '../rules.ts';
import { settings } from '../state/settings.ts';
import { LanguageField } from '../ui/language-field.tsx';
import { useTitle } from '../ui/title.ts';
import { HearingFields, LookFields, PlayingFields } from './settings/fields.tsx';
import { NameForm } from './settings/name-form.tsx';
import { OfflineLine } from './settings/offline.tsx';
import { Person } from './settings/person.tsx';
import { Programs } from './settings/programs.tsx';
import '../theme/settings.css';

/**
 * The settings, which are stored on this device. The server stores the name, too. Only the server stores the tokens of
 * programs.
 */
export default function Settings() {
  useTitle(t('settings-title'));
  return (
    <div class="page settings">
      <h1>{t('settings-title')}</h1>
      <NameForm />
      <Look />
      <section class="section" aria-labelledby="playing">
        <h2 id="playing">{t('settings-playing')}</h2>
        <PlayingFields place="page" />
      </section>
      <section class="section" aria-labelledby="hearing">
        <h2 id="hearing">{t('settings-hearing')}</h2>
        <HearingFields />
      </section>
      <section class="section" aria-labelledby="language">
        <h2 id="language">{t('settings-language')}</h2>
        <LanguageField hidden />
      </section>
      <section class="section" aria-labelledby="offline">
        <h2 id="offline">{t('settings-offline')}</h2>
        <OfflineLine />
      </section>
      <Programs />
      <Person />
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
  const { coordinates } = settings.value;
  const model = useMemo(() => signal({ shape: SAMPLE_SHAPE, rows: SAMPLE, last: 'E5' }), []);
  return (
    <section class="section" aria-labelledby="look">
      <h2 id="look">{t('settings-look')}</h2>
      <div class="look">
        <div class="stack">
          <LookFields place="page" />
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
