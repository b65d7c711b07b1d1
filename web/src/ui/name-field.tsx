import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { refusesName } from '../net/api.ts';
import { asksName, nameFault, saveTypedName, typedName } from '../state/naming.ts';
import { asName, isName } from '../state/settings.ts';
import { TextField } from './field.tsx';

/** The field in which a player without a name types a name. The button that starts or joins a game saves the name. */
export function NameField({ label, hint }: { label: string; hint?: string }) {
  // The player may leave the page without joining a game, for example to watch a game. Save the name then, too.
  useEffect(
    () => () => {
      if (isName(asName(typedName.peek()))) void saveTypedName();
    },
    [],
  );
  const fault = nameFault.value;
  useEffect(() => {
    // The pressed button may be far from the field. While a dialog is open, only its field can get the focus.
    if (fault) for (const field of document.getElementsByName('name')) field.focus();
    if (fault) document.activeElement?.scrollIntoView({ block: 'center' });
  }, [fault]);
  if (!asksName()) return null;
  return (
    <TextField
      label={label}
      hint={hint}
      name="name"
      autoComplete="nickname"
      maxLength={60}
      value={typedName.value}
      wrong={faultWords()}
      onValue={(value) => {
        typedName.value = value;
        nameFault.value = null;
      }}
    />
  );
}

function faultWords(): string | undefined {
  const fault = nameFault.value;
  switch (fault?.type) {
    case undefined:
      return undefined;
    case 'invalid':
      return t('settings-name-wrong');
    case 'failed':
      return refusalWords(fault.error);
  }
}

/** Why the server did not take a name. */
export function refusalWords(error: unknown): string {
  const reason = errorWords(error);
  return refusesName(error) ? reason : t('settings-name-failed', { reason });
}
