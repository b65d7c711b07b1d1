import { isHere } from '../../device/here.ts';
import { aidsWords } from '../../i18n/aids.ts';
import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { takebackWords } from '../../i18n/takeback.ts';
import {
  countingWords,
  openingAbout,
  openingWords,
  rulesWords,
  setupWords,
  spanWords,
  timeWords,
} from '../../i18n/words.ts';
import { KeyListButton } from '../../keys/list-button.tsx';
import type { Room } from '../../state/fold.ts';
import { knownSetup } from '../../state/opening.ts';
import type { RoomStore } from '../../state/room.ts';
import { PairScore } from '../pair.tsx';
import { Spectators } from './spectators.tsx';

/** The tab about the game: its terms, its spectators, the score between the two players, and how points are counted. */
export function About({ store, room }: { store: RoomStore; room: Room }) {
  const { setup, time, series, visibility, opening, takeback, grace_ms, aids, delay_ms } = room.view;
  const about = openingAbout(opening);
  const counting = countingWords(setup);
  return (
    <>
      {isHere(room.view.id) ? <p class="small">{t('device-here-means')}</p> : null}
      <ul class="room-facts">
        <li>{setupWords(setup)}</li>
        {rulesWords(knownSetup(room)) ? <li>{rulesWords(knownSetup(room))}</li> : null}
        {openingWords(opening) ? <li>{openingWords(opening)}</li> : null}
        <li>{timeWords(time)}</li>
        {series ? <li>{seriesWords(series)}</li> : null}
        <li>{takebackWords(takeback, grace_ms)}</li>
        {aidsWords(aids) ? <li>{aidsWords(aids)}</li> : null}
        {visibility === 'private' ? <li>{t('home-visibility-private')}</li> : null}
        {delay_ms === undefined ? null : <li>{t('room-late', { span: spanWords(delay_ms) })}</li>}
      </ul>
      <Spectators store={store} room={room} />
      <PairScore room={room} />
      {counting ? <p class="small muted">{counting}</p> : null}
      {about ? <p class="small muted">{about}</p> : null}
      <p>
        <KeyListButton />
      </p>
    </>
  );
}
