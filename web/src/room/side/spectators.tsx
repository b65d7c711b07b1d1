import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { WATCHING, watchingWords } from '../../i18n/watching.ts';
import { playerName } from '../../i18n/words.ts';
import type { Watching } from '../../protocol.gen.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { options, SelectField } from '../../ui/field.tsx';
import { maySetWatching } from './watching.ts';

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

/** The names of the spectators. Empty if no name is known. */
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
