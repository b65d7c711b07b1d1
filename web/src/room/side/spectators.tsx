import { useSignal } from '@preact/signals';
import { isHere } from '../../device/here.ts';
import { t } from '../../i18n/index.ts';
import { WATCHING, watchingWords } from '../../i18n/watching.ts';
import { playerName } from '../../i18n/words.ts';
import type { Watching } from '../../protocol.gen.ts';
import { isOurs, type Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { options, SelectField } from '../../ui/field.tsx';
import { openTab } from '../desk.ts';

/** Shows who watches the game. The host can also choose here who may watch. */
export function Spectators({ store, room }: { store: RoomStore; room: Room }) {
  const { watching = 'open' } = room.view.state;
  const names = namesOf(room);
  const policy = watchingWords(watching);
  return (
    <>
      {names ? <p class="small muted">{names}</p> : null}
      {maySetWatching(room) ? (
        <WatchingField store={store} watching={watching} />
      ) : policy ? (
        <p class="small muted">{policy}</p>
      ) : null}
    </>
  );
}

/** Whether the viewer may change who may watch. Only the host may, before the end of a game that is on a server. */
export function maySetWatching(room: Room): boolean {
  const { phase } = room.view.state;
  return isOurs(room, 'host') && phase !== 'finished' && phase !== 'aborted' && !isHere(room.view.id);
}

/** Shows the choice of who may watch, with the focus in it. */
export function showWatching(): void {
  // A dialog that is closed later would take the focus back.
  document.querySelector<HTMLDialogElement>('.room dialog[open]')?.close();
  openTab('about');
  queueMicrotask(() => document.querySelector<HTMLElement>('.side-panel.about select')?.focus());
}

/** The names of the spectators. Empty if none is known. */
function namesOf({ view: { presence } }: Room): string {
  const { names = [], spectators } = presence;
  if (names.length === 0) return '';
  const known = names.map(playerName).join(', ');
  const count = spectators - names.length;
  return count > 0 ? t('room-watching-more', { names: known, count }) : t('room-watching-names', { names: known });
}

function WatchingField({ store, watching }: { store: RoomStore; watching: Watching }) {
  /** The choice that the server has not answered yet. */
  const wish = useSignal<Watching | null>(null);
  const change = async (value: Watching) => {
    wish.value = value;
    await store.do({ type: 'set_watching', watching: value });
    wish.value = null;
  };
  return (
    <SelectField
      label={t('home-watching')}
      value={wish.value ?? watching}
      options={options(WATCHING)}
      onValue={(value) => void change(value)}
    />
  );
}
