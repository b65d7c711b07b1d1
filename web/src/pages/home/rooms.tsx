import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { shapeOfRows } from '../../board/shape.ts';
import { SmallBoard } from '../../board/small-board.tsx';
import { colorsWords } from '../../i18n/colors.ts';
import { type MessageId, t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import {
  dateWords,
  inLine,
  openingWords,
  playerName,
  rulesWords,
  setupWords,
  spanWords,
  timeWords,
} from '../../i18n/words.ts';
import { postCommand } from '../../net/api.ts';
import { browserEnv } from '../../net/env.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { saveTypedName } from '../../state/naming.ts';
import { beforeOpening } from '../../state/opening.ts';
import { ensureSession, me } from '../../state/session.ts';
import { isUrgent, yours } from '../../state/yours.ts';
import { Button } from '../../ui/button.tsx';
import { PlayerNames } from '../../ui/player-names.tsx';

/** The players of a room: `ada vs bo`. */
export function sides(room: RoomSummary): string {
  return t('word-versus', { black: playerName(room.black), white: playerName(room.white) });
}

/** Whether the viewer plays in this room. */
export function isOwn({ host, guest, black, white }: RoomSummary): boolean {
  const id = me.value?.id;
  return id !== undefined && [host, guest, black, white].some((player) => player?.id === id);
}

/** The label of a link to a live game. The players open their game; everyone else watches it. */
export function liveLabel(room: RoomSummary): string {
  return t(isOwn(room) ? 'home-open-label' : 'home-watch-label', { what: sides(room) });
}

/** The delay with which everyone except the players sees a game, in words. Empty without a delay. */
export function delayWords({ delay_ms }: RoomSummary): string {
  return delay_ms === undefined ? '' : t('home-late', { span: spanWords(delay_ms) });
}

/** The open seeks, each with its host, its setup and a button to join. The viewer's own seeks have a link instead. */
export function Seeks({ rooms, mine }: { rooms: readonly RoomSummary[]; mine: string | undefined }) {
  return (
    <ul class="seeks">
      {rooms.map((room) => (
        <Seek key={room.id} room={room} own={mine !== undefined && room.host?.id === mine} />
      ))}
    </ul>
  );
}

function Seek({ room, own }: { room: RoomSummary; own: boolean }) {
  const host = playerName(room.host);
  const rules = inLine(rulesWords(beforeOpening(room.setup, room.opening)), seriesWords(room.series));
  return (
    <li class="seek">
      <div class="seek-text">
        <p class="seek-title">
          <strong>{host}</strong>
          <span>{setupWords(room.setup)}</span>
        </p>
        <p class="small muted">
          {inLine(rules, openingWords(room.opening), timeWords(room.time), colorsWords(room, host), delayWords(room))}
        </p>
      </div>
      {own ? (
        <a class="button" href={`/room/${room.id}`} aria-label={t('home-open-label', { what: setupWords(room.setup) })}>
          {t('home-open')}
        </a>
      ) : (
        <Join room={room.id} host={host} />
      )}
    </li>
  );
}

/** A button that takes the free seat and opens the room. A player who is too late becomes a spectator. */
function Join({ room, host }: { room: string; host: string }) {
  const busy = useSignal(false);
  const { route } = useLocation();
  async function join() {
    if (busy.value) return;
    busy.value = true;
    if (!(await saveTypedName())) {
      busy.value = false;
      return;
    }
    try {
      await ensureSession();
      await postCommand(room, browserEnv.id(), { type: 'sit' });
    } catch {
      // The room's page shows why the player has no seat.
    }
    route(`/room/${room}`);
  }
  return (
    <Button aria-label={t('home-join-label', { host })} aria-disabled={busy.value} onClick={join}>
      {t('home-join')}
    </Button>
  );
}

/** Live games as a strip of small boards. Each board is a link to its room. */
export function LiveGames({ rooms }: { rooms: readonly RoomSummary[] }) {
  return (
    <ul class="strip">
      {rooms.map((room) => (
        <li key={room.id}>
          <a class="board-card" href={`/room/${room.id}`}>
            <span class="heard">{liveLabel(room)}</span>
            <Picture room={room} />
            <PlayerNames kind={room.setup.kind} players={room} />
            <span class="small muted">
              {inLine(
                setupWords(room.setup),
                t('home-move', { number: room.move_number }),
                delayWords(room),
                room.spectators > 0 ? t('word-spectators', { count: room.spectators }) : '',
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Picture({ room }: { room: RoomSummary }) {
  const { setup, board, last } = room;
  const model = useMemo(
    () => ({ shape: shapeOfRows(setup.kind, board), rows: board, last }),
    [setup.kind, board, last],
  );
  return <SmallBoard model={model} label={setupWords(setup)} />;
}

/**
 * The message that says what waits for the player with this id. A connected room knows more than the list does, such as
 * whether the score waits for the player.
 */
function waitsFor(room: RoomSummary, mine: string | undefined): MessageId | undefined {
  const known = yours.value.find((one) => one.id === room.id && isUrgent(one));
  const turn = mine !== undefined && room.turn !== undefined && room[room.turn]?.id === mine;
  return known?.standing ?? (turn ? 'room-status-yours' : undefined);
}

/**
 * The status of one of the player's rooms: the move number, the date of the adjournment, or a note that the room waits
 * for an opponent or for the end of nigiri.
 */
function statusWords(room: RoomSummary): string {
  if (room.adjourned !== undefined) return t('home-adjourned', { date: dateWords(room.adjourned) });
  if (room.phase !== 'waiting') return t('home-move', { number: room.move_number });
  return t(room.guest ? 'room-status-nigiri' : 'home-waits');
}

/**
 * The player's unfinished games, including private ones. Adjourned games come first, because nothing else reminds the
 * player of them. Then come the games that wait for the player.
 */
export function YourGames({ rooms, mine }: { rooms: readonly RoomSummary[]; mine: string | undefined }) {
  const rank = (room: RoomSummary) => (room.adjourned === undefined ? Number(waitsFor(room, mine) !== undefined) : 2);
  const sorted = [...rooms].sort((a, b) => rank(b) - rank(a));
  return (
    <ul class="strip">
      {sorted.map((room) => {
        const what = room.phase === 'waiting' ? setupWords(room.setup) : sides(room);
        const waits = waitsFor(room, mine);
        return (
          <li key={room.id}>
            <a class={waits ? 'board-card ours' : 'board-card'} href={`/room/${room.id}`}>
              <span class="heard">{t('home-open-label', { what })}</span>
              <Picture room={room} />
              {room.black || room.white ? (
                <PlayerNames kind={room.setup.kind} players={room} />
              ) : (
                <span class="names">
                  {[room.host, room.guest].map((player, seat) => (
                    <span key={seat}>
                      <span class="name">{playerName(player)}</span>
                    </span>
                  ))}
                </span>
              )}
              <span class="small muted">
                {waits ? <strong class="turn">{t(waits)} · </strong> : null}
                {inLine(setupWords(room.setup), statusWords(room), delayWords(room))}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
