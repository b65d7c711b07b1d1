import { isHere, sentAs } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { hasBot, ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { SettledButton } from '../ui/settled.tsx';
import { Answers, termsToAnswer } from './asks.tsx';
import { keyed } from './keyed.ts';
import { goesOn, scoreOf } from './series.ts';
import { offerWords } from './words.ts';

/** Whether the bar begins with buttons for the next step: agreeing on the score or, after the game, playing another game. */
export function showsNext(room: Room): boolean {
  const { phase } = room.view.state;
  return phase === 'finished' || phase === 'aborted' || (phase === 'scoring' && ourColor(room) !== undefined);
}

/** The actions after a game: offer a rematch or answer an offer on other terms, replay the moves, or start a new game. */
export function Next({ store, room }: { store: RoomStore; room: Room }) {
  const { id, state } = room.view;
  const recorded = isHere(id) ? sentAs(id) : id;
  return (
    <div class="room-next">
      <OfferedTerms store={store} room={room} />
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

/** The buttons to answer the opponent's offer of a rematch on other terms and, on a phone, what the rematch changes. */
function OfferedTerms({ store, room }: { store: RoomStore; room: Room }) {
  const open = termsToAnswer(room);
  if (!open?.terms) return null;
  const words = offerWords(room, open);
  return (
    <>
      {/* On a phone, the panel may be out of sight, so the changes are repeated here. */}
      <p class="totals terms small" aria-hidden="true">
        {words}
      </p>
      <Answers store={store} room={room} open={open} words={words} />
    </>
  );
}

/** A button that offers a rematch, or a link to the rematch that both players have agreed on. */
function Rematch({ store, room }: { store: RoomStore; room: Room }) {
  const { rematch, offers } = room.view.state;
  if (rematch) {
    return (
      <a class="button primary" href={`/room/${rematch}`} {...keyed('rematch')}>
        {t('room-rematch-open')}
      </a>
    );
  }
  // A rematch that has already been offered is answered in `Asks`.
  if (!ourColor(room) || offers.some((open) => open.offer === 'rematch')) return null;
  return (
    <SettledButton
      kind="primary"
      {...keyed('rematch')}
      effect="rematch"
      onPress={() => store.do({ type: 'offer', offer: 'rematch' })}
    >
      {t(goesOn(room) ? 'series-next' : scoreOf(room)?.over ? 'series-new' : 'room-rematch')}
    </SettledButton>
  );
}
