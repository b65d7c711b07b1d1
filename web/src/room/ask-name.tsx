import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { rename } from '../state/session.ts';
import { change, isName, settings } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';

/**
 * Asks once for a name before the player takes a seat, because the seat keeps the name of that moment. The answer is
 * optional: the server can choose a name.
 */
export function AskName() {
  const name = useSignal('');
  const wrong = useSignal('');
  if (settings.value.name !== '' || settings.value.nameAsked) return null;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = name.value.trim();
    wrong.value = isName(wanted) ? '' : t('settings-name-wrong');
    if (wrong.value !== '') return;
    try {
      await rename(wanted);
      change({ name: wanted });
    } catch (error) {
      wrong.value = t('settings-name-failed', { reason: errorWords(error) });
    }
  };
  return (
    <form class="ask ask-name" onSubmit={save} noValidate>
      <TextField
        label={t('room-ask-name')}
        name="name"
        autoComplete="nickname"
        maxLength={20}
        value={name.value}
        wrong={wrong.value || undefined}
        onValue={(value) => {
          name.value = value;
        }}
      />
      <Button type="submit">{t('settings-name-save')}</Button>
      <Button kind="quiet" onClick={() => change({ nameAsked: true })}>
        {t('room-ask-name-skip')}
      </Button>
    </form>
  );
}
