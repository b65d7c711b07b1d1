import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { runningOf, stayIn } from '../../room/rejoin.ts';
import { isUrgent, needsWarning, rememberedSpace, topGames, unjoinable, type Yours } from '../../state/yours.ts';

/** How often the clocks are updated, in milliseconds. */
const BEAT_MS = 500;

type NowProps = {
  /** The player's rooms, or null until they have loaded. */
  rooms: readonly RoomSummary[] | null;
  /** The games that have ended while the player was away; null until it is known whether there are any. */
  ended?: ComponentChildren;
};

/**
 * The player's running games and offered rematches. They are the first thing on the page, because a clock may be
 * running. Below them are the games that have ended while the player was away.
 */
export function Now({ rooms, ended }: NowProps) {
  const now = useSignal(0);
  const [space] = useState(rememberedSpace);
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
  // The page must not move when games appear, so there is space for as many games as there were at the previous visit.
  const pending = ended === null || (!any && (!rooms || expected));
  const free = pending ? Math.max(0, space.games - shown.length) : 0;
  if (!any && !ended && free === 0) return null;
  const sorted = [...shown].sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  const warned = needsWarning(shown);
  return (
    <section class="now" aria-label={t('home-running')} aria-hidden={!any && !ended}>
      {sorted.map((one) => (
        <Game key={one.id} game={one} beat={now.value} />
      ))}
      {ended}
      {Array.from({ length: free }, (_, n) => (
        <div key={n} class="now-game reserved" />
      ))}
      {warned || (pending && space.warning) ? (
        <p class={warned ? 'small muted' : 'small reserved'}>{t('home-now-note')}</p>
      ) : null}
    </section>
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
