import { t } from '../../i18n/index.ts';
import { dateWords, gameWords, outcomeWords, playerName, setupWords } from '../../i18n/words.ts';
import type { GameSummary } from '../../protocol.gen.ts';
import { Stone } from '../../ui/stone.tsx';

/** Recently finished games, each with a link to its replay. */
export function Recent({ games }: { games: readonly GameSummary[] }) {
  if (games.length === 0) return <p class="empty">{t('home-recent-empty')}</p>;
  return (
    <ul class="recent">
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/game/${game.id}`}>
            <span class="heard">{t('history-replay-label', { what: gameWords(game) })}</span>
            <span class="names">
              <span>
                <Stone kind={game.kind} color="black" /> {playerName(game.black)}
              </span>
              <span>
                <Stone kind={game.kind} color="white" /> {playerName(game.white)}
              </span>
            </span>
            <span>{outcomeWords(game.outcome, game)}</span>
            <span class="small muted">
              {setupWords(game)} · {t('word-moves', { count: game.moves })} · {dateWords(game.started)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
