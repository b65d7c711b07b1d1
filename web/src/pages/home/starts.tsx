import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { loadTexts, t } from '../../i18n/index.ts';
import { codeWords } from '../../i18n/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { NameField } from '../../ui/name-field.tsx';
import type { Draft } from '../new-game/draft.ts';
import { Failed } from '../new-game/failed.tsx';
import { keptDraft } from '../new-game/kept.ts';
import { type Failure, failureOf, makeRoom } from '../new-game/make.ts';
import { draftWords } from '../new-game/preset-words.ts';
import { wanted } from '../new-game/wanted.ts';

/** The URL fragments that open the form of a new game: one for games between people, one for games against a bot. */
const FORMS = { people: '#new', bot: '#computer' } as const;

/**
 * The ways to start a game. One press creates a game with a friend or on this device. The form offers all other
 * choices.
 */
export function Starts() {
  return (
    <div class="starts">
      <Start where="link" />
      <Start where="here" />
      <Form bot />
      <Form />
      <div class="starts-end">
        <NameField label={t('home-name')} />
        <a href="/practice">{t('home-board-open')}</a>
      </div>
    </div>
  );
}

/**
 * Creates a private room with the choices that the form has kept. The page of the room shows the link and the QR
 * code. If both players use this device, the game begins immediately.
 */
function Start({ where }: { where: 'link' | 'here' }) {
  const here = where === 'here';
  const busy = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const { route } = useLocation();
  // The kept colors are not shown here, so they are not used.
  const draft: Draft = { ...keptDraft(), colors: here ? 'black' : 'random', visibility: 'private' };
  async function start() {
    if (busy.value) return;
    busy.value = true;
    failure.value = null;
    try {
      const path = await makeRoom(wanted(draft).room, here ? {} : undefined);
      if (path) return route(path);
    } catch (error) {
      failure.value = await failureOf(error);
    }
    busy.value = false;
  }
  return (
    <>
      <button type="button" class={here ? 'start' : 'start first'} aria-disabled={busy.value} onClick={start}>
        <strong>{t(here ? 'home-here' : 'home-friend')}</strong>
        <span>{t(here ? 'home-here-what' : 'home-friend-what', { what: draftWords(draft) })}</span>
        <Arrow />
      </button>
      <Failed failure={failure.value} />
    </>
  );
}

/** Loads and opens the form of a new game. With `bot`, the opponent is a bot. */
function Form({ bot = false }: { bot?: boolean }) {
  const open = useSignal(false);
  const content = useSignal<ComponentType<{ bot?: boolean }> | null>(null);
  const failure = useSignal('');
  // Open the dialog only after its content has loaded, so that its height does not change.
  async function show() {
    failure.value = '';
    try {
      const [{ NewGameForm }] = await Promise.all([import('../new-game/form.tsx'), loadTexts()]);
      content.value = NewGameForm;
    } catch {
      failure.value = codeWords('offline');
    }
    open.value = true;
  }
  useEffect(() => {
    if (location.hash !== FORMS[bot ? 'bot' : 'people']) return;
    // When the player goes back from a later page, the home page must not open the form again.
    history.replaceState(history.state, '', '/');
    void show();
  }, []);
  const Content = content.value;
  return (
    <>
      <button type="button" class="start" onClick={show}>
        <strong>{t(bot ? 'home-computer' : 'home-new')}</strong>
        <span>{t(bot ? 'home-computer-what' : 'home-other-what')}</span>
        <Arrow />
      </button>
      <Dialog
        open={open.value}
        title={t(bot ? 'home-computer' : 'home-new')}
        shape="wide"
        onClose={() => {
          open.value = false;
        }}
      >
        {Content ? <Content bot={bot} /> : <p role="alert">{failure.value}</p>}
      </Dialog>
    </>
  );
}
