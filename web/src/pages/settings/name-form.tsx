import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { me, rename } from '../../state/session.ts';
import { asName, change, settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { refusalWords } from '../../ui/name-field.tsx';

/** The form for the player's name, which the server accepts or refuses. In a running game, the old name stays. */
export function NameForm() {
  const known = me.value?.name ?? settings.value.name;
  const name = useSignal(known);
  const wrong = useSignal('');
  const saved = useSignal('');
  useEffect(() => {
    name.value = known;
  }, [known, name]);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    const wanted = asName(name.value);
    saved.value = '';
    wrong.value = '';
    try {
      await rename(wanted);
      change({ name: wanted });
      saved.value = t('settings-name-saved', { name: wanted });
    } catch (error) {
      wrong.value = refusalWords(error);
    }
  }

  return (
    <form class="section name-form" aria-label={t('settings-name')} onSubmit={save} noValidate>
      <div class="line">
        <TextField
          label={t('settings-name')}
          name="name"
          autoComplete="nickname"
          maxLength={60}
          value={name.value}
          hint={t('settings-name-hint')}
          wrong={wrong.value || undefined}
          onValue={(value) => {
            name.value = value;
          }}
        />
        <Button type="submit">{t('settings-name-save')}</Button>
      </div>
      <p class="good" role="status">
        {saved.value}
      </p>
    </form>
  );
}
