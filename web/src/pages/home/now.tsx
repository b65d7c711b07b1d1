import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { runningOf, stayIn } from '../../room/rejoin.ts';
import { isUrgent, needsWarning, rememberedSpace, topGames, unjoinable, type Yours } from '../../state/yours.ts';

/** How often the clocks are updated, in milliseconds. */
const BEAT_MS = 500;

/**
 * The player's running games and offered rematches. They are the first thing on the page, because a clock may be
 * running. `rooms` is the list of the player's rooms, or null until this list has loaded. `ended` shows the games that have
 * ended while the player was away.
 */
export function Now({ rooms, ended }: { rooms: readonly RoomSummary[] | null; ended?: ComponentChildren }) {
  const now = useSignal(0);
  // Adjourned games are included, because only their rooms show whether the opponent asks to continue.
  const running = runningOf(rooms ?? []);
  const expected = running.some(({ id }) => !unjoinable.value.has(id));
  const ids = running.map(({ id }) => id).join();
  useEffect(() => {
    // Join the rooms, so that the player does not count as away after a reload of the page.
    if (ids !== '') void stayIn(ids.split(','));
  }, [ids]);
  const shown = topGames();
  const any = shown.length > 0;
  useEffect(() => {
    if (!any) return;
    const beat = setInterval(() => {
      now.value += 1;
    }, BEAT_MS);
    return () => clearInterval(beat);
  }, [any, now]);
  if (!any && !ended) return rooms && !expected ? null : <Reserved />;
  const sorted = [...shown].sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  return (
    <section class="now" aria-label={t('home-running')}>
      {ended}
      {sorted.map((one) => (
        <Game key={one.id} game={one} beat={now.value} />
      ))}
      {needsWarning(shown) ? <p class="small muted">{t('home-now-note')}</p> : null}
    </section>
  );
}

/** Space for as many games as there were at the last visit, so that the page does not move when the games appear. */
function Reserved() {
  const { games, warning } = rememberedSpace();
  if (games === 0) return null;
  return (
    <div class="now" aria-hidden="true">
      {Array.from({ length: games }, (_, n) => (
        <div key={n} class="now-game reserved" />
      ))}
      {warning ? <p class="small">&nbsp;</p> : null}
    </div>
  );
}

/** A link to a game. Shows what the game waits for, and the player's clock. */
function Game({ game }: { game: Yours; beat: number }) {
  const { id, title, standing, clock } = game;
  const left = clock();
  return (
    <a class={isUrgent(game) ? 'now-game turn' : 'now-game'} href={`/room/${id}`}>
      <strong>{t(standing)}</strong>
      <span class="now-title">{title}</span>
      {left === undefined ? null : (
        <span class="number" role="timer">
          {left}
        </span>
      )}
    </a>
  );
}
