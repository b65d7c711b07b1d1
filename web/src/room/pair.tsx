import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { inLine, playerName } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import { getPair } from '../net/api.ts';
import type { PairRecord, Seat } from '../protocol.gen.ts';
import { type Room, sharesDevice } from '../state/fold.ts';
import { seatsInOrder } from './words.ts';

/**
 * How the two players have done against each other: `Gomoku so far: You 3 – 2 ben · 1 draw`. Empty if they have never
 * finished a game.
 */
export function pairWords(room: Room, pair: PairRecord): string {
  const { host, guest, draws } = pair;
  if (host + guest + draws === 0) return '';
  const { role, state, setup } = room.view;
  const { bottom, top } = seatsInOrder(room);
  const name = (seat: Seat) =>
    role.type === 'player' && role.seat === seat ? t('pair-you') : playerName(state.players[seat]);
  const score = t('pair-score', {
    game: t(KINDS[setup.kind].name),
    one: name(bottom),
    wins: pair[bottom],
    losses: pair[top],
    other: name(top),
  });
  return inLine(score, draws > 0 ? t('pair-draws', { count: draws }) : '');
}

/**
 * A line with the score of all games of this kind between the two players. Until the score is known, the line is empty.
 * The score that spectators get leaves out private games, so a spectator of a private game sees no score.
 */
export function PairScore({ room }: { room: Room }) {
  const { id, role, state, visibility } = room.view;
  const pair = useSignal<PairRecord | null>(null);
  const told = role.type === 'player' || visibility === 'public';
  // The server does not know about a game that is played only on this device.
  const together = told && Boolean(state.players.host && state.players.guest) && !sharesDevice(room) && !isHere(id);
  useEffect(() => {
    pair.value = null; // Other players may have sat down.
    if (!together) return;
    const stop = new AbortController();
    getPair(id, stop.signal).then(
      (found) => {
        pair.value = found;
      },
      () => {}, // The game works without this score, so nothing is shown if the request fails.
    );
    return () => stop.abort();
  }, [id, together, state.phase, state.players.host?.id, state.players.guest?.id, pair]);
  if (!together) return null;
  return <p class="pair small muted">{pair.value ? pairWords(room, pair.value) : ''}</p>;
}
