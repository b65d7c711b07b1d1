import { isHere, sentAs } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { hasBot, ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { SettledButton } from '../ui/settled.tsx';
import { answersOf, isInBar } from './asks.tsx';
import { keyed } from './keyed.ts';
import { goesOn, scoreOf } from './series.ts';
import { offerWords } from './words.ts';

/**
 * Whether the bar begins with buttons for the next step: agreeing on the score or, after the game, playing another
 * game.
 */
export function showsNext(room: Room): boolean {
  const { phase } = room.view.state;
  return phase === 'finished' || phase === 'aborted' || (phase === 'scoring' && ourColor(room) !== undefined);
}

/** The actions after a game: offer a rematch or answer an offer, replay the moves, or start a new game. */
export function Next({ store, room }: { store: RoomStore; room: Room }) {
  const { id, state } = room.view;
  const recorded = isHere(id) ? sentAs(id) : id;
  const offered = state.offers.find(({ terms }) => terms);
  return (
    <div class="room-next">
      {offered ? (
        // On a phone, the panel with the terms may be out of sight.
        <p class="totals terms small" aria-hidden="true">
          {offerWords(room, offered)}
        </p>
      ) : null}
      <Rematch store={store} room={room} />
      {state.phase === 'aborted' || recorded === undefined ? null : (
        <a class="button" href={`/game/${recorded}`} {...keyed('replay')}>
          {t('room-replay')}
        </a>
      )}
      <a class="button" href={hasBot(room) ? '/#computer' : '/#new'} {...keyed('new_game')}>
        {t('home-new')}
      </a>
    </div>
  );
}

/**
 * A button that offers a rematch, the buttons that answer such an offer, or a link to the rematch that both players
 * have agreed on. All of them are in the same place. Each button is locked for a moment when it has replaced another
 * one.
 */
function Rematch({ store, room }: { store: RoomStore; room: Room }) {
  const { rematch } = room.view.state;
  if (rematch) {
    return (
      <a class="button primary" href={`/room/${rematch}`} {...keyed('rematch')}>
        {t('room-rematch-open')}
      </a>
    );
  }
  if (!ourColor(room)) return null;
  const open = offeredRematch(room);
  const words = open ? offerWords(room, open) : undefined;
  const shown = !open ? [offering(room)] : isInBar(room, open) ? answersOf(room, open) : [];
  return (
    <div class="next-rematch" role="group" aria-label={words}>
      {shown.map(({ act, command, label }, n) => (
        // The Preact key is the position, so the first button keeps the focus when it gets a different action.
        <SettledButton
          key={n}
          {...keyed(act)}
          kind={act === 'rematch' || act === 'accept' ? 'primary' : 'plain'}
          // New terms lock only the button that accepts. So an opponent who keeps changing the terms cannot keep the
          // viewer from declining.
          effect={act === 'accept' ? `${act} ${words}` : act}
          onPress={() => store.do(command)}
        >
          {label}
        </SettledButton>
      ))}
    </div>
  );
}

function offeredRematch({ view }: Room) {
  return view.state.offers.find(({ offer }) => offer === 'rematch');
}

function offering(room: Room) {
  const words = goesOn(room) ? 'series-next' : scoreOf(room)?.over ? 'series-new' : 'room-rematch';
  return { act: 'rematch', command: { type: 'offer', offer: 'rematch' }, label: t(words) } as const;
}
