import { t } from '../../i18n/index.ts';
import { dateWords, gameWords, outcomeWords, setupWords } from '../../i18n/words.ts';
import type { GameSummary } from '../../protocol.gen.ts';
import { FinalBoard } from '../../ui/final-board.tsx';
import { PlayerNames } from '../../ui/player-names.tsx';
import { endOf } from './query.ts';

/** The games on one page of the history, as cards with the final positions. */
export function GameCards({ games }: { games: readonly GameSummary[] }) {
  return (
    <ul class="game-cards">
      {games.map((game) => (
        <li key={game.id}>
          <a class="board-card" href={`/game/${game.id}`}>
            <span class="heard">{t('history-replay-label', { what: gameWords(game) })}</span>
            <FinalBoard game={game} />
            <PlayerNames kind={game.kind} players={game} outcome={game.outcome} />
            <span class="small">{outcomeWords(game.outcome, game)}</span>
            <span class="small muted">{setupWords(game)}</span>
            <span class="small muted">{dateWords(endOf(game), true)}</span>
            {game.unwitnessed ? <span class="small muted">{t('history-unwitnessed')}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
