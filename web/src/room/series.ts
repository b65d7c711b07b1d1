// The score of the series that a room's game belongs to. The room's messages do not contain this score, so the page
// requests it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { halfPoints, playerName } from '../i18n/words.ts';
import { getSeries } from '../net/api.ts';
import type { SeriesScore } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { ownSeries } from '../state/remembered.ts';

/** The panel of a series. The page of a game in a series loads it early, so that it is there when the game ends. */
export const panel = signal<typeof import('./series-panel.tsx').SeriesPanel | null>(null);

const known = signal<{ room: string; score: SeriesScore } | null>(null);

/** The score of the room's series; undefined for a single game, and until it is known. */
export function scoreOf(room: Room): SeriesScore | undefined {
  return known.value?.room === room.view.id ? known.value.score : undefined;
}

/**
 * Asks for the score when the room is shown, when the phase of the room changes, and when the players agree on a
 * rematch. Also loads the panel.
 */
export function useSeries(room: Room | null): void {
  const id = room?.view.series && room.view.id;
  const { phase, rematch } = room?.view.state ?? {};
  const before = room?.view.rematch_of;
  const seated = room?.view.role.type === 'player';
  useEffect(() => {
    if (!id) return;
    import('./series-panel.tsx').then(
      ({ SeriesPanel }) => {
        panel.value = SeriesPanel;
      },
      () => {}, // The game goes on without the panel.
    );
    const stop = new AbortController();
    // The server does not know about a game that is played only on this device.
    if (seated && !isHere(id)) ownSeries.add(id, before);
    getSeries(id, stop.signal).then(
      (score) => {
        if (score.over) ownSeries.forget(id);
        known.value = { room: id, score };
      },
      () => {}, // The game goes on without the score.
    );
    return () => stop.abort();
  }, [id, phase, rematch, seated, before]);
}

/** Whether the room's series is not over, so that another game follows this one. */
export function goesOn(room: Room): boolean {
  const score = scoreOf(room);
  return score !== undefined && !score.over;
}

/** Which game of the series this is: `Game 2 of 3`. */
export function gameOf({ series, number }: Pick<SeriesScore, 'series' | 'number'>): string {
  return series.type === 'best_of'
    ? t('series-game-of', { number, games: series.games })
    : t('series-game', { number });
}

/** The score with the players' names: `ann 1 – 0 ben`. */
export function pointsWords(room: Room, { host_half, guest_half }: SeriesScore): string {
  const { host, guest } = room.view.state.players;
  return t('series-points', {
    one: playerName(host),
    wins: halfPoints(host_half),
    losses: halfPoints(guest_half),
    other: playerName(guest),
  });
}
