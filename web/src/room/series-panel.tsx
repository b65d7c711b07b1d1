import { t } from '../i18n/index.ts';
import { seriesWords } from '../i18n/series.ts';
import { playerName } from '../i18n/words.ts';
import type { SeriesGame } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { goesOn, pointsWords, scoreOf } from './series.ts';
import '../theme/series.css';

/** Shown after a game of a series: the score of the series, who has won the series, and links to its games. */
export function SeriesPanel({ room }: { room: Room }) {
  const { series } = room.view;
  const score = scoreOf(room);
  if (!series) return null;
  const name = (seat: 'host' | 'guest') => playerName(room.view.state.players[seat]);
  return (
    <div class="series">
      <p role="status">
        <strong>{score ? pointsWords(room, score) : ''}</strong>{' '}
        {score?.over ? (score.winner ? t('series-won', { name: name(score.winner) }) : t('series-drawn')) : ''}
      </p>
      <p class="small muted">
        {seriesWords(series)}
        <strong role="status">{opponentMissing(room)}</strong>
      </p>
      {score ? <SeriesGames games={score.games} room={room.view.id} winner={(game) => won(game, name)} /> : null}
    </div>
  );
}

/** Says that the next game has to wait for the opponent. Empty if the opponent is here, or there is no next game. */
function opponentMissing(room: Room): string {
  const { role, presence, state } = room.view;
  if (role.type !== 'player' || role.both || !goesOn(room) || state.rematch) return '';
  const seat = role.seat === 'host' ? 'guest' : 'host';
  return presence[seat].type === 'gone' ? `\u00a0· ${t('series-gone', { name: playerName(state.players[seat]) })}` : '';
}

function won({ over, outcome, winner }: SeriesGame, name: (seat: 'host' | 'guest') => string): string {
  if (winner) return name(winner);
  if (outcome?.type === 'draw') return t('series-draw');
  return over ? t('series-void') : t('series-live');
}

type GamesProps = {
  games: readonly SeriesGame[];
  /** The room that this page shows. Its own game needs no link. */
  room: string;
  /** The result of a game, in words. */
  winner?: (game: SeriesGame) => string;
};

/** Links to the games of a series. */
export function SeriesGames({ games, room, winner }: GamesProps) {
  return (
    <ol class="series-games small">
      {games.map((game) => {
        const words = t('series-game', { number: game.number });
        return (
          <li key={game.room}>
            {game.room === room ? (
              <span aria-current="page">{words}</span>
            ) : (
              <a href={game.outcome ? `/game/${game.room}` : `/room/${game.room}`}>{words}</a>
            )}
            {winner ? <span class="muted"> {winner(game)}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
