import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { SmallBoard } from '../../board/small-board.tsx';
import { t } from '../../i18n/index.ts';
import { boardWords, rulesWords, timeWords } from '../../i18n/words.ts';
import { postCommand } from '../../net/api.ts';
import { browserEnv } from '../../net/env.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { ensureSession } from '../../state/session.ts';
import { Button } from '../../ui/button.tsx';
import { Stone } from '../../ui/stone.tsx';

/** The two sides of a room in words: `ada against bo`. */
function sides(room: RoomSummary): string {
  const nobody = t('word-nobody');
  return t('word-versus', { black: room.black?.name ?? nobody, white: room.white?.name ?? nobody });
}

/** Open seeks: who waits, for what, and the way in. */
export function Seeks({ rooms, mine }: { rooms: readonly RoomSummary[]; mine: string | undefined }) {
  if (rooms.length === 0) return <p class="empty">{t('home-seeks-empty')}</p>;
  return (
    <ul class="seeks">
      {rooms.map((room) => (
        <Seek key={room.id} room={room} own={mine !== undefined && room.host?.id === mine} />
      ))}
    </ul>
  );
}

function Seek({ room, own }: { room: RoomSummary; own: boolean }) {
  const host = room.host?.name ?? t('word-nobody');
  return (
    <li class="seek">
      <div class="seek-text">
        <p class="seek-title">
          <strong>{host}</strong> <span>{boardWords(room.setup)}</span>
        </p>
        <p class="small muted">
          {rulesWords(room.setup)} · {timeWords(room.time)} · {t(`home-host-${room.colors}`, { host })}
        </p>
      </div>
      {own ? (
        <a class="button" href={`/room/${room.id}`} aria-label={t('home-open-label', { what: boardWords(room.setup) })}>
          {t('home-open')}
        </a>
      ) : (
        <Join room={room.id} host={host} />
      )}
    </li>
  );
}

/** Takes the free seat and goes there. Whoever comes too late finds the room too, and watches. */
function Join({ room, host }: { room: string; host: string }) {
  const busy = useSignal(false);
  const { route } = useLocation();
  async function join() {
    if (busy.value) return;
    busy.value = true;
    try {
      await ensureSession();
      await postCommand(room, browserEnv.id(), { type: 'sit' });
    } catch {
      // The room itself says what is the matter.
    }
    route(`/room/${room}`);
  }
  return (
    <Button kind="primary" aria-label={t('home-join-label', { host })} aria-disabled={busy.value} onClick={join}>
      {t('home-join')}
    </Button>
  );
}

/** Live games as small boards; each is one link. */
export function LiveGames({ rooms }: { rooms: readonly RoomSummary[] }) {
  if (rooms.length === 0) return <p class="empty">{t('home-live-empty')}</p>;
  return (
    <ul class="boards">
      {rooms.map((room) => (
        <li key={room.id}>
          <a class="board-card" href={`/room/${room.id}`}>
            <span class="heard">{t('home-watch-label', { what: sides(room) })}</span>
            <Picture room={room} />
            <Names room={room} />
            <span class="small muted">
              {boardWords(room.setup)} · {t('home-move', { number: room.move_number })}
              {room.spectators > 0 && <> · {t('word-spectators', { count: room.spectators })}</>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Picture({ room }: { room: RoomSummary }) {
  const { setup, board, last } = room;
  const model = useMemo(() => ({ kind: setup.kind, size: setup.size, rows: board, last }), [setup, board, last]);
  return <SmallBoard model={model} label={boardWords(setup)} />;
}

function Names({ room }: { room: RoomSummary }) {
  return (
    <span class="names">
      {(['black', 'white'] as const).map((color) => (
        <span key={color}>
          <Stone color={color} /> {room[color]?.name ?? t('word-nobody')}
        </span>
      ))}
    </span>
  );
}

/** Whether it is ours to move there. */
export function yourTurn(room: RoomSummary, mine: string | undefined): boolean {
  return mine !== undefined && room.turn !== undefined && room[room.turn]?.id === mine;
}

/** One's own games that are not over, private ones too; those that wait for us first. */
export function YourGames({ rooms, mine }: { rooms: readonly RoomSummary[]; mine: string | undefined }) {
  const sorted = [...rooms].sort((a, b) => Number(yourTurn(b, mine)) - Number(yourTurn(a, mine)));
  return (
    <ul class="boards">
      {sorted.map((room) => {
        const what = room.phase === 'waiting' ? boardWords(room.setup) : sides(room);
        const ours = yourTurn(room, mine);
        return (
          <li key={room.id}>
            <a class={ours ? 'board-card ours' : 'board-card'} href={`/room/${room.id}`}>
              <span class="heard">{t('home-open-label', { what })}</span>
              <Picture room={room} />
              <Names room={room} />
              {ours ? <strong class="small">{t('room-status-yours')}</strong> : null}
              <span class="small muted">
                {boardWords(room.setup)} ·{' '}
                {room.phase === 'waiting' ? t('home-waits') : t('home-move', { number: room.move_number })}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
