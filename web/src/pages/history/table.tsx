import { t } from '../../i18n/index.ts';
import {
  dateWords,
  durationWords,
  gameWords,
  outcomeWords,
  playerName,
  rulesetWords,
  setupWords,
} from '../../i18n/words.ts';
import type { GameSummary } from '../../protocol.gen.ts';
import { FinalBoard } from '../../ui/final-board.tsx';
import { Stone } from '../../ui/stone.tsx';
import { endOf } from './query.ts';

const COLUMNS = ['position', 'black', 'white', 'outcome', 'game', 'moves', 'duration', 'when'] as const;

/**
 * The games on one page of the history, each with its final position. On a phone, each row becomes a card. Browsers
 * then no longer treat the element as a table, so the markup contains explicit roles.
 */
export function GameTable({ games }: { games: readonly GameSummary[] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table class="games" role="table" aria-label={t('history-title')}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" class={column}>
              <span class={column === 'position' ? 'heard' : undefined}>{t(`history-column-${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {games.map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Row({ game }: { game: GameSummary }) {
  const winner = game.outcome.type === 'win' ? game.outcome.winner : undefined;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row">
      <td role="cell" class="position">
        <FinalBoard game={game} />
      </td>
      {(['black', 'white'] as const).map((color) => (
        <td key={color} role="cell" class={winner === color ? `${color} winner` : color}>
          <span class="player-cell">
            <Stone kind={game.kind} color={color} />
            <span class="name">{playerName(game[color])}</span>
          </span>
        </td>
      ))}
      <td role="cell" class="outcome">
        <span class="player-cell">
          {winner ? <Stone kind={game.kind} color={winner} size={12} /> : <span class="no-winner" />}
          {outcomeWords(game.outcome, game)}
        </span>
      </td>
      <td role="cell" class="game">
        {setupWords(game)}
        {game.ruleset ? <span class="ruleset"> {rulesetWords(game.ruleset)}</span> : null}
        {game.unwitnessed ? <span class="ruleset"> {t('history-unwitnessed')}</span> : null}
      </td>
      <td role="cell" class="moves">
        {t('word-moves', { count: game.moves })}
      </td>
      <td role="cell" class="duration">
        {durationWords(game.duration_ms)}
      </td>
      <td role="cell" class="when">
        <a href={`/game/${game.id}`}>
          <span class="heard">{t('history-replay-label', { what: gameWords(game) })}, </span>
          <time dateTime={new Date(endOf(game)).toISOString()}>{dateWords(endOf(game))}</time>
        </a>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
