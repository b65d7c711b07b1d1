import { LOCALE_NAMES, LOCALES, locale, t } from '../i18n/index.ts';
import { change } from '../state/settings.ts';
import { Globe } from './icons.tsx';

/** The choice of language in the header: a globe and the current language, under an invisible drop-down list. */
export function LanguageMenu() {
  return (
    <div class="language">
      <Globe />
      <span class="roomy" aria-hidden="true">
        {LOCALES[locale.value]}
      </span>
      <select
        aria-label={t('settings-language')}
        value={locale.value}
        onChange={({ currentTarget }) => {
          const chosen = LOCALE_NAMES.find((name) => name === currentTarget.value);
          if (chosen) change({ locale: chosen });
        }}
      >
        {LOCALE_NAMES.map((name) => (
          <option key={name} value={name} lang={name}>
            {LOCALES[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
