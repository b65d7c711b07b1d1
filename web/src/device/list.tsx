import { t } from '../i18n/index.ts';
import { playerName, setupWords } from '../i18n/words.ts';
import type { DeviceGame } from '../protocol.gen.ts';
import { changes, type HereGame, hereGames, recordOf } from './here.ts';
import '../theme/now.css';

/**
 * The games on this device that the server does not have yet, whether they are running or finished. Aborted games are
 * left out.
 */
export function HereList({ heading }: { heading: boolean }) {
  changes.value; // Read here so that the list is drawn again when a game has been sent.
  const games = hereGames().filter(({ state }) => state.phase !== 'aborted' && state.sent === undefined);
  if (games.length === 0) return null;
  return (
    <section class="now" aria-label={t('device-list')}>
      {heading ? <h2>{t('device-list')}</h2> : null}
      {games.map((game) => (
        <Game key={game.room} {...game} />
      ))}
    </section>
  );
}

function Game({ room, state: { phase, refused } }: HereGame) {
  const waits = refused === undefined ? 'device-waits' : 'device-refused-title';
  return (
    <a class="now-game" href={`/room/${room}`}>
      <strong>{t(phase === 'open' ? 'device-open' : waits)}</strong>
      <span class="now-title">{titleOf(room)}</span>
      {refused === undefined ? null : <span class="small muted">{refused}</span>}
    </a>
  );
}

function titleOf(room: string): string {
  try {
    const { terms, host, guest, bot } = JSON.parse(recordOf(room) ?? '') as DeviceGame;
    const other = playerName({ name: guest, ...(bot !== undefined && { bot }) });
    return t('word-about', { what: setupWords(terms.setup), text: `${host} – ${other}` });
  } catch {
    return t('device-broken-title');
  }
}
