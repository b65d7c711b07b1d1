import { t } from '../i18n/index.ts';
import { colorWord, playerName } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Absence, Seat } from '../protocol.gen.ts';
import type { RoomStore } from '../state/room.ts';
import { Stone } from '../ui/stone.tsx';
import { ClockFace } from './clock.tsx';
import { colorOf } from './words.ts';

/** One player: name, color, clock, prisoners, and whether they are connected. */
export function PlayerPanel({ store, seat, place }: { store: RoomStore; seat: Seat; place: 'top' | 'bottom' }) {
  const room = store.room.value;
  if (!room) return null;
  const { state, role, presence } = room.view;
  const { kind } = room.view.setup;
  const player = state.players[seat];
  const color = colorOf(room, seat);
  const ours = role.type === 'player' && role.seat === seat;
  const toMove = state.phase === 'playing' && color !== undefined && state.turn === color;
  const open = state.opening?.colors_open;
  const name = playerName(player);
  return (
    <section
      class={`player ${place} ${toMove ? 'to-move' : ''}`}
      aria-label={color ? t('word-about', { what: colorWord(kind, color), text: name }) : name}
    >
      <div class="player-name">
        {color ? <Stone kind={kind} color={color} size={22} /> : <span class="no-stone" />}
        <span class="name">
          {name}
          {ours ? <span class="muted small">{t('room-you')}</span> : null}
        </span>
        <Presence absence={presence[seat]} />
      </div>
      <div class="player-facts">
        {open ? <span class="small muted">{t('opening-colors-open')}</span> : null}
        {color && KINDS[kind].prisoners && !open ? (
          <span class="small muted number">{t('replay-prisoners', { count: state.prisoners[color] })}</span>
        ) : null}
        {color && state.discs ? (
          <span class="small muted number">{t('room-discs', { count: state.discs.board[color] })}</span>
        ) : null}
        {toMove ? <span class="small turn-mark">{t('room-to-move')}</span> : null}
      </div>
      {color && state.clocks ? <ClockFace store={store} color={color} /> : null}
    </section>
  );
}

function Presence({ absence }: { absence: Absence }) {
  switch (absence.type) {
    case 'here':
      return <span class="presence here" role="img" aria-label={t('room-here')} title={t('room-here')} />;
    case 'gone':
      return <span class="presence gone small">{t('room-gone')}</span>;
    case 'empty':
      return null;
  }
}
