// The panel of the scoring phase. The page of a game of Go loads it together with the explanations (see
// explanations.ts).

import { useEffect, useState } from 'preact/hooks';
import { openWords } from '../i18n/in-short.ts';
import { t } from '../i18n/index.ts';
import { colorWord, inSentences } from '../i18n/words.ts';
import { isCut } from '../net/offline.ts';
import type { Color } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { isBot, ourColor, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { mustAgain } from '../state/scoring.ts';
import { ScoreTable } from '../ui/score-table.tsx';
import { absenceOf } from './absence.tsx';
import { keepTime, now } from './countdown.ts';
import { Hint } from './hint.tsx';
import { Panel } from './panel.tsx';
import { ScratchPanel } from './scratch-panel.tsx';
import { aloneWords } from './silence.ts';
import { uncountedInShort, uncountedWords } from './uncounted.ts';
import { sideOf } from './words.ts';

/**
 * The panel of the scoring phase: who has accepted the score, and the parts of the score. The box of news shows the
 * outcome.
 */
export function ScoringPanel({ store, room }: { store: RoomStore; room: Room }) {
  const scoring = room.view.state.scoring;
  const color = ourColor(room);
  if (!scoring) return null;
  if (scoring.scratch) return <ScratchPanel store={store} room={room} scratch={scoring.scratch} />;
  const warnings = uncountedWords(room);
  const cut = isCut(room.view.id);
  const alone = color && absenceOf(room, opposite(color));
  return (
    <Panel class="room-scoring" title={t('room-scoring-title')}>
      <ul class="small who">
        {(['black', 'white'] as const).map((side) => (
          <li key={side} class={scoring.accepted[side] ? 'accepted' : 'muted'}>
            <Accepting store={store} room={room} side={side} />
          </li>
        ))}
      </ul>
      <ScoreTable setup={room.view.setup} scoring={scoring} />
      <p class="small how">
        {inSentences(
          color && scoring.accepted[color] ? t('room-scoring-wait', { name: colorWord('go', opposite(color)) }) : '',
          t(scoring.dead.length ? 'room-scoring-proposed' : 'room-scoring-none'),
          color ? t(cut ? 'room-scoring-cut' : 'room-scoring-how') : '',
          // If there are warnings, they need the space of this sentence.
          color && warnings.length === 0 && !scoring.silence && !cut && !alone ? t('room-scoring-ends') : '',
        )}
      </p>
      <p class="small foot">
        <Hint marks={color !== undefined} />
      </p>
      {warnings.length > 0 ? (
        <Uncounted warnings={warnings} total={openWords(scoring)} short={uncountedInShort(room)} />
      ) : null}
    </Panel>
  );
}

/** A panel has space for this many warnings, whatever the size of the window. */
const FEW = 2;

/** A window in which more warnings would hide the rest of the panel. */
const SMALL = '(max-width: 599px), (max-height: 520px)';

type UncountedProps = { warnings: readonly string[]; total: string; short: string };

/**
 * How many points count for no one, and the areas that do not count, with the cause. In a small window, many warnings
 * are behind a line that gives their number.
 */
function Uncounted({ warnings, total, short }: UncountedProps) {
  const [open] = useState(() => !matchMedia(SMALL).matches);
  const all = warnings.map((words) => <p key={words}>{words}</p>);
  if (warnings.length <= FEW) {
    return (
      <div class="notice small">
        {total ? (
          <p>
            <strong>{total}</strong>
          </p>
        ) : null}
        {all}
      </div>
    );
  }
  return (
    <details class="notice small more" open={open}>
      <summary>{short}</summary>
      {all}
    </details>
  );
}

type SideProps = { store: RoomStore; room: Room; side: Color };

/**
 * Says whether a player has accepted the score, or must accept it again because the marks have changed. If the opponent has
 * been away for a while, says what happens if the viewer accepts.
 */
function Accepting({ store, room, side }: SideProps) {
  useEffect(keepTime, []);
  return (side !== ourColor(room) && aloneWords(room, now.value)) || accepting({ store, room, side });
}

function accepting({ store, room, side }: SideProps): string {
  if (room.view.state.scoring?.accepted[side]) return t('room-accepted', { color: side });
  if (isBot(room, side)) return t('room-bot-scores');
  if (mustAgain(store.story.value, side)) return t('room-said-unaccepted', { side: sideOf(room, side) });
  return t('room-not-accepted', { color: side });
}
