import { LOCALE_NAMES, LOCALES, t } from '../i18n/index.ts';
import { change, settings } from '../state/settings.ts';
import { SelectField } from './field.tsx';

const NAMES = LOCALE_NAMES.map((value) => ({ value, label: LOCALES[value], lang: value }));

/** The choice of language in the settings. Each language is listed by its own name, so that its speakers find it. */
export function LanguageField({ hidden = false }: { hidden?: boolean }) {
  return (
    <SelectField
      label={t('settings-language')}
      hidden={hidden}
      value={settings.value.locale}
      options={NAMES}
      onValue={(value) => change({ locale: value })}
    />
  );
}
