import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { colorWord, halfPoints, playerName } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import { isCut } from '../net/offline.ts';
import type { Absence, Color, Kind, Seat } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import { hasPassed } from '../state/replay.ts';
import type { RoomStore } from '../state/room.ts';
import { latest } from '../state/story.ts';
import { Stone } from '../ui/stone.tsx';
import { AwayNote, OwnLoss, silenceFirst } from './absence.tsx';
import { ClockFace } from './clock.tsx';
import { SeriesLine, SeriesPoints } from './series-line.tsx';
import { colorOf } from './words.ts';

/** The plate of a player. It shows the player's name, color, clock, prisoners and connection. */
export function Plate({ store, seat, place }: { store: RoomStore; seat: Seat; place: 'top' | 'bottom' }) {
  const room = store.room.value;
  if (!room) return null;
  const { state, role, presence } = room.view;
  const { kind } = room.view.setup;
  // Whether the game is played on this device, without a server.
  const here = isHere(room.view.id);
  const cut = isCut(room.view.id);
  const player = state.players[seat];
  // The moves that led to the position on the screen.
  const looking = store.looking.value ?? undefined;
  const moves = room.view.moves.slice(0, looking);
  // After play has been resumed, the earlier passes are no longer shown.
  const resumedAt = latest(store.story.value, ({ type }) => type === 'resumed')?.at ?? 0;
  const since = moves.slice(resumedAt > moves.length ? 0 : resumedAt);
  const held = colorOf(room, seat);
  // Until the first choice of colors, neither player has a color, although the opening uses colors to say who moves.
  // Some openings let a player choose again.
  const open = state.opening?.colors_open ?? false;
  const chosen = latest(store.story.value, ({ type }) => type === 'chose')?.news;
  const settled = !open || (chosen?.type === 'chose' && chosen.choice !== 'more_stones');
  const color = settled ? held : undefined;
  const ours = role.type === 'player' && role.seat === seat;
  const over = state.phase === 'finished' || state.phase === 'aborted';
  const toMove = state.phase === 'playing' && held !== undefined && state.turn === held;
  const name = playerName(player);
  return (
    <section
      class={`player ${place} ${toMove ? 'to-move' : ''}`}
      aria-label={color ? t('word-about', { what: colorWord(kind, color), text: name }) : name}
    >
      {color ? <Stone kind={kind} color={color} size={28} /> : <span class="no-stone" />}
      <p class="player-name">
        <span class="name" title={name}>
          {name}
        </span>
        {ours && !sharesDevice(room) ? <span class="muted small you">{t('room-you')}</span> : null}
        <SeriesPoints room={room} seat={seat} />
        {/* A game on this device needs no connection, so there is no dot. */}
        <PresenceDot
          absence={here ? { type: 'empty' } : presence[seat]}
          cut={cut && (ours ? 'ours' : 'theirs')}
          over={over}
        />
        {/* The badge for a pass. While the board is counted, both players have passed, so the badges would say
            nothing new. */}
        {held && (state.phase === 'playing' || looking) && hasPassed(since, held) ? (
          <span class="passed small">{t(KINDS[kind].pass)}</span>
        ) : null}
        {toMove ? <span class="heard">{t('room-to-move')}</span> : null}
      </p>
      <p class="player-facts small muted">
        {open ? (
          <span>{color ? t('opening-color-so-far', { side: colorWord(kind, color) }) : t('opening-colors-open')}</span>
        ) : null}
        {color && KINDS[kind].prisoners ? (
          <Captures kind={kind} color={opposite(color)} count={state.prisoners[color]} />
        ) : null}
        {color && state.discs ? (
          <span class="number">{t('room-discs', { count: state.discs.board[color] })}</span>
        ) : null}
        {place === 'top' ? <SeriesLine room={room} /> : null}
        {place === 'top' && here ? <span>{t('device-here')}</span> : null}
        {color && state.scoring ? <Total half={state.scoring.score[color].total_half} /> : null}
        {/* The round trip disappears when a clock starts. It comes after the facts above, so they stay in place. */}
        <RoundTrip room={room} seat={seat} />
        {ours && cut ? (
          <OwnLoss store={store} room={room} />
        ) : over || cut ? null : (
          <AwayNote absence={presence[seat]} sooner={silenceFirst(room, seat) === true} engine={player?.bot === 0} />
        )}
      </p>
      {held && state.clocks ? <ClockFace store={store} color={held} halted={state.standstill?.turn === held} /> : null}
    </section>
  );
}

/** A player's points, as counted in the scoring phase. */
function Total({ half }: { half: number }) {
  return <span class="total number">{t('word-about', { what: t('replay-score-total'), text: halfPoints(half) })}</span>;
}

/**
 * The time of a round trip between the server and a player. It is shown before the game, and during play while no clock
 * runs. At other times, only the label of the player's presence dot contains this time. For two people on one device,
 * who have the same connection, it is not shown.
 */
function RoundTrip({ room, seat }: { room: Room; seat: Seat }) {
  const { presence, state } = room.view;
  const here = presence[seat];
  const begins = state.phase === 'waiting' || (state.phase === 'playing' && state.clocks?.running === undefined);
  if (!begins || sharesDevice(room) || here.type !== 'here' || here.round_trip_ms === undefined) return null;
  return (
    <span class="round-trip number" aria-hidden="true" title={t('room-here-ms', { ms: here.round_trip_ms })}>
      {t('fair-ms', { ms: here.round_trip_ms })}
    </span>
  );
}

/** The maximum number of captured stones to draw. */
const MOST_DRAWN = 8;

/** The number of captured stones of a color, and a row of these stones. */
function Captures({ kind, color, count }: { kind: Kind; color: Color; count: number }) {
  return (
    <span class="captures number">
      {t('replay-prisoners', { count })}
      {count > 0 ? (
        <span class="captured" aria-hidden="true">
          {Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, n) => (
            <Stone key={n} kind={kind} color={color} size={12} />
          ))}
        </span>
      ) : null}
    </span>
  );
}

/**
 * A dot that shows whether a player is connected. It always takes up the same space, so that nothing moves when a
 * player leaves or comes back. After the game, an absence matters to nobody and is not shown.
 */
function PresenceDot({ absence, cut, over }: { absence: Absence; cut: false | 'ours' | 'theirs'; over: boolean }) {
  const { type } = over && (cut || absence.type !== 'here') ? { type: 'empty' as const } : absence;
  if (type === 'empty') return <span class="presence" aria-hidden="true" />;
  if (cut === 'theirs') {
    // Without a connection, the page knows nothing about other people.
    const words = t('room-unknown');
    return <span class="presence unknown" role="img" aria-label={words} title={words} />;
  }
  // The words about the absence are below the name.
  if (cut || absence.type !== 'here') return <span class="presence gone" aria-hidden="true" />;
  const { round_trip_ms: ms } = absence;
  const words = ms === undefined ? t('room-here') : t('room-here-ms', { ms });
  return <span class="presence here" role="img" aria-label={words} title={words} />;
}
