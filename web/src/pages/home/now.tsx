import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadTexts, t } from '../../i18n/index.ts';
import type { RoomSummary } from '../../protocol.gen.ts';
import { loadRules } from '../../rules.ts';
import { type Yours, yours } from '../../state/yours.ts';

/** How often the clocks are updated, in milliseconds. */
const BEAT_MS = 500;

/**
 * The player's running games and offered rematches. They are the first thing on the page, because a clock may be
 * running.
 */
export function Now({ rooms }: { rooms: readonly RoomSummary[] }) {
  const now = useSignal(0);
  const running = rooms.filter(({ phase, adjourned }) => (phase === 'playing' && !adjourned) || phase === 'scoring');
  const ids = running.map(({ id }) => id).join();
  useEffect(() => {
    // After a reload of the page, the player must not count as away.
    if (ids !== '') void stayIn(ids.split(','));
  }, [ids]);
  const shown = yours.value.filter((one) => one.running || one.rematch);
  const any = shown.length > 0;
  useEffect(() => {
    if (!any) return;
    const beat = setInterval(() => {
      now.value += 1;
    }, BEAT_MS);
    return () => clearInterval(beat);
  }, [any, now]);
  if (!any) return null;
  const sorted = [...shown].sort((a, b) => Number(b.turn) - Number(a.turn));
  return (
    <section class="now" aria-label={t('home-yours')}>
      {sorted.map((one) => (
        <Game key={one.id} game={one} beat={now.value} />
      ))}
      {shown.some((one) => one.running) ? <p class="small muted">{t('home-now-note')}</p> : null}
    </section>
  );
}

/** A link to a game. Shows whether it is the player's turn, and the player's clock. */
function Game({ game }: { game: Yours; beat: number }) {
  const { id, title, turn, rematch, clock } = game;
  const left = clock();
  return (
    <a class={turn || rematch ? 'now-game turn' : 'now-game'} href={`/room/${id}`}>
      <strong>{t(rematch ? 'home-now-rematch' : turn ? 'room-status-yours' : 'room-live')}</strong>
      <span class="now-title">{title}</span>
      {left === undefined ? null : (
        <span class="number" role="timer">
          {left}
        </span>
      )}
    </a>
  );
}

/** Keeps these rooms connected, as if the player had opened their pages. */
async function stayIn(ids: readonly string[]): Promise<void> {
  const [{ stay }] = await Promise.all([import('../../room/keep.ts'), loadTexts(), loadRules()]);
  for (const id of ids) stay(id);
}
