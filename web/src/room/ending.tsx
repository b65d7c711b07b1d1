import { t } from '../i18n/index.ts';
import { outcomeWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { ScoreTable } from '../ui/score-table.tsx';
import { Rematch } from './rematch.tsx';

/** How the game ended, why, and what can be done next. */
export function Ending({ store, room }: { store: RoomStore; room: Room }) {
  const { state, setup, id } = room.view;
  const aborted = state.phase === 'aborted';
  return (
    <div class="room-ending stack">
      <h2>{aborted ? t('outcome-aborted') : outcomeWords(state.outcome)}</h2>
      <p class="small muted">{why(room)}</p>
      {state.scoring ? <ScoreTable setup={setup} scoring={state.scoring} /> : null}
      <div class="line">
        <Rematch store={store} room={room} />
        {aborted ? null : (
          <a class="button" href={`/game/${id}`}>
            {t('room-replay')}
          </a>
        )}
        <a class="button quiet" href="/">
          {t('home-new')}
        </a>
      </div>
    </div>
  );
}

function why(room: Room): string {
  const { outcome, phase } = room.view.state;
  if (phase === 'aborted') return t('room-why-aborted');
  if (!outcome) return '';
  switch (outcome.type) {
    case 'draw':
      return t(room.view.setup.kind === 'go' ? 'room-why-draw' : 'room-why-draw-gomoku');
    case 'void':
      return t('room-why-void');
    case 'win':
      return t(`room-why-${outcome.by}`, { winner: outcome.winner });
  }
}
