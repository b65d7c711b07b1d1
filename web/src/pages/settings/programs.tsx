import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { dateWords, errorWords } from '../../i18n/words.ts';
import { ApiError } from '../../net/api.ts';
import type { Token } from '../../protocol.gen.ts';
import { ensureSession, me } from '../../state/session.ts';
import { asName, isName } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Switch, TextField } from '../../ui/field.tsx';
import { LinkButtons } from '../../ui/link-buttons.tsx';
import { deleteToken, listTokens, makeToken } from './tokens.ts';
import './programs.css';

/** The tokens with which programs of this person play. The person can make, see and delete tokens here. */
export function Programs() {
  const tokens = useSignal<Token[]>([]);
  const said = useSignal('');
  const known = me.value?.id;
  useEffect(() => {
    if (known === undefined) return;
    // If the list cannot be read, it is not shown. A person who then makes a token reads in the form why that fails.
    void listTokens().then(
      (list) => {
        // A token that was made meanwhile may be missing in the answer.
        tokens.value = merged(list.tokens, tokens.value);
      },
      () => undefined,
    );
    // The next person has other tokens.
    return () => {
      tokens.value = [];
    };
  }, [known, tokens]);
  const remove = async ({ id, name }: Token) => {
    try {
      await deleteToken(id);
      tokens.value = tokens.value.filter((token) => token.id !== id);
      said.value = t('settings-programs-deleted', { name });
    } catch (error) {
      said.value = errorWords(error);
    }
  };
  return (
    <section class="section programs" aria-labelledby="programs">
      <h2 id="programs">{t('settings-programs')}</h2>
      <p class="small muted">{t('settings-programs-about')}</p>
      <MakeForm
        onMade={(token) => {
          tokens.value = merged(tokens.value, [token]);
        }}
      />
      {tokens.value.length > 0 ? (
        <ul>
          {tokens.value.map((token) => (
            <TokenRow key={token.id} token={token} onRemove={() => void remove(token)} />
          ))}
        </ul>
      ) : null}
      <p class="small" role="status">
        {said.value}
      </p>
    </section>
  );
}

/** These tokens, and then the others that are not among them. */
function merged(these: Token[], others: Token[]): Token[] {
  return [...these, ...others.filter(({ id }) => these.every((token) => token.id !== id))];
}

/** The form that makes a token. The new secret is shown until the page is left or another token is made. */
function MakeForm({ onMade }: { onMade: (token: Token) => void }) {
  const name = useSignal('');
  const plays = useSignal(true);
  const wrong = useSignal('');
  const made = useSignal<Token | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = asName(name.value);
    wrong.value = isName(wanted) ? '' : t('settings-name-wrong');
    if (wrong.value !== '') return;
    try {
      await ensureSession();
      const token = await makeToken({ name: wanted, scopes: plays.value ? ['read', 'play'] : ['read'] });
      made.value = token;
      name.value = '';
      onMade(token);
    } catch (error) {
      const invalid = error instanceof ApiError && error.code === 'invalid';
      wrong.value = invalid ? t('settings-name-wrong') : errorWords(error);
    }
  };
  const secret = made.value?.token;
  return (
    <form class="stack" aria-label={t('settings-programs-make')} onSubmit={make} noValidate>
      <TextField
        label={t('settings-programs-name')}
        maxLength={60}
        value={name.value}
        wrong={wrong.value || undefined}
        onValue={(value) => {
          name.value = value;
        }}
      />
      <Switch
        label={t('settings-programs-play')}
        checked={plays.value}
        onChecked={(checked) => {
          plays.value = checked;
        }}
      />
      <div class="line">
        <Button type="submit">{t('settings-programs-make')}</Button>
      </div>
      {secret ? (
        <div class="stack" role="group" aria-label={t('settings-programs-secret', { name: made.value?.name ?? '' })}>
          <p>{t('settings-programs-once', { name: made.value?.name ?? '' })}</p>
          <input
            ref={field}
            class="input"
            readOnly
            value={secret}
            aria-label={t('settings-programs-secret', { name: made.value?.name ?? '' })}
          />
          <div class="line">
            <LinkButtons link={secret} label={t('settings-programs-copy')} field={field} />
          </div>
        </div>
      ) : null}
    </form>
  );
}

/** A token, and the button that deletes it. Deleting needs a second press, because it cannot be undone. */
function TokenRow({ token, onRemove }: { token: Token; onRemove: () => void }) {
  const asked = useSignal(false);
  const use = token.used ? t('settings-programs-used', { when: dateWords(token.used) }) : t('settings-programs-unused');
  return (
    <li>
      <span>
        <strong>{token.name}</strong>{' '}
        <span class="small muted">
          {token.scopes.includes('play') ? use : `${t('settings-programs-reads')} · ${use}`}
        </span>
      </span>
      {asked.value ? (
        <Button kind="danger" onClick={onRemove}>
          {t('settings-programs-sure', { name: token.name })}
        </Button>
      ) : (
        <Button
          kind="quiet"
          aria-label={t('settings-programs-delete-named', { name: token.name })}
          onClick={() => {
            asked.value = true;
          }}
        >
          {t('settings-programs-delete')}
        </Button>
      )}
    </li>
  );
}
