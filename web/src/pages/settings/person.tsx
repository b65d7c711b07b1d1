import { useSignal } from '@preact/signals';
import { hereGames } from '../../device/here.ts';
import { t } from '../../i18n/index.ts';
import { errorWords } from '../../i18n/words.ts';
import { me } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/field.tsx';
import { SettledButton } from '../../ui/settled.tsx';
import { clearBrowser, endSession } from './clear.ts';

/** What a person can do: only leave this browser, or also erase what is stored on the server. */
type Way = 'leave' | 'erase';

/** What the server knows about the person, and how the person leaves. */
export function Person() {
  const asked = useSignal<Way | null>(null);
  const who = me.value;
  if (!who) return null;
  const ask = (way: Way) => () => {
    asked.value = way;
  };
  return (
    <section class="section" aria-labelledby="person">
      <h2 id="person">{t('settings-person')}</h2>
      <p class="small muted">{t('settings-person-about')}</p>
      <div class="line">
        <Button onClick={ask('leave')}>{t('settings-leave')}</Button>
        <Button kind="danger" onClick={ask('erase')}>
          {t('settings-erase')}
        </Button>
      </div>
      <Question
        way={asked.value}
        name={who.name}
        onClose={() => {
          asked.value = null;
        }}
      />
    </section>
  );
}

function Question({ way, name, onClose }: { way: Way | null; name: string; onClose: () => void }) {
  const clears = useSignal(true);
  const wrong = useSignal('');
  const erases = way === 'erase';
  const games = hereGames().length;
  const go = async () => {
    wrong.value = '';
    try {
      await endSession(erases);
      if (clears.value) await clearBrowser();
      // Nothing of the old session may stay in the memory of the page.
      location.assign('/');
    } catch (error) {
      wrong.value = errorWords(error);
    }
  };
  return (
    <Dialog
      open={way !== null}
      title={t(erases ? 'settings-erase-title' : 'settings-leave-title', { name })}
      shape="ask"
      onClose={onClose}
    >
      <p>{t(erases ? 'settings-erase-text' : 'settings-leave-text')}</p>
      <Switch
        label={t('settings-clear')}
        {...(games > 0 ? { hint: t('settings-clear-games', { count: games }) } : {})}
        checked={clears.value}
        onChecked={(checked) => {
          clears.value = checked;
        }}
      />
      {wrong.value ? <p role="alert">{wrong.value}</p> : null}
      <div class="actions">
        <Button autofocus onClick={onClose}>
          {t('app-cancel')}
        </Button>
        <SettledButton kind="danger" effect={`${way}`} onPress={() => void go()}>
          {t(erases ? 'settings-erase' : 'settings-leave')}
        </SettledButton>
      </div>
    </Dialog>
  );
}
