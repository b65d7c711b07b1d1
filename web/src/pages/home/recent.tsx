import { t } from '../../i18n/index.ts';
import { gameWords, inLine, outcomeWords, setupWords } from '../../i18n/words.ts';
import type { GameSummary } from '../../protocol.gen.ts';
import { FinalBoard } from '../../ui/final-board.tsx';
import { PlayerNames } from '../../ui/player-names.tsx';

/** Recently finished games with their final positions, each with a link to its replay. */
export function Recent({ games }: { games: readonly GameSummary[] }) {
  return (
    <ul class="strip">
      {games.map((game) => (
        <li key={game.id}>
          <a class="board-card" href={`/game/${game.id}`}>
            <span class="heard">{t('history-replay-label', { what: gameWords(game) })}</span>
            <FinalBoard game={game} />
            <PlayerNames kind={game.kind} players={game} outcome={game.outcome} />
            <span class="small muted">{outcomeWords(game.outcome, game)}</span>
            <span class="small muted">{inLine(setupWords(game), t('word-moves', { count: game.moves }))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
