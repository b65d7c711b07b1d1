import { t } from '../i18n/index.ts';
import { asksName, saveTypedName, typedName } from '../state/naming.ts';
import { change } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { NameField } from '../ui/name-field.tsx';
import { keyed } from './keyed.ts';

/**
 * Asks once for a name before the player takes a seat. The answer is optional, because the server can choose a name.
 * Joining the game also saves the typed name.
 */
export function AskName() {
  if (!asksName()) return null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (typedName.peek().trim() !== '') void saveTypedName();
  };
  return (
    <form class="ask-name" onSubmit={save} noValidate>
      <NameField label={t('room-ask-name')} />
      <Button type="submit">{t('settings-name-save')}</Button>
      <Button kind="quiet" {...keyed('skip_name')} onClick={() => change({ nameAsked: true })}>
        {t('room-ask-name-skip')}
      </Button>
    </form>
  );
}
