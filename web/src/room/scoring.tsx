import { t } from '../i18n/index.ts';
import { colorWord, halfPoints, inLine, inSentences } from '../i18n/words.ts';
import type { Color } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { mustAgain, othersMarks } from '../state/scoring.ts';
import { ScoreTable } from '../ui/score-table.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { explanations } from './explanations.ts';
import { keyed } from './keyed.ts';
import { Panel } from './panel.tsx';
import { OpenScratch, ScratchActs } from './scratch.tsx';
import { uncountedWords } from './uncounted.ts';
import { sideOf } from './words.ts';

/** The scoring phase: who has agreed to the current count, and its parts. The box of news shows the count itself. */
export function ScoringPanel({ store, room }: { store: RoomStore; room: Room }) {
  const scoring = room.view.state.scoring;
  const color = ourColor(room);
  if (!scoring) return null;
  const Scratched = explanations.value?.ScratchPanel;
  if (scoring.scratch) return Scratched ? <Scratched store={store} room={room} scratch={scoring.scratch} /> : null;
  const warnings = uncountedWords(room);
  return (
    <Panel class="room-scoring" title={t('room-scoring-title')}>
      <ul class="small who">
        {(['black', 'white'] as const).map((side) => (
          <li key={side} class={scoring.accepted[side] ? 'accepted' : 'muted'}>
            {accepting(store, room, side)}
          </li>
        ))}
      </ul>
      <ScoreTable setup={room.view.setup} scoring={scoring} />
      <p class="small how">
        {inSentences(
          color && scoring.accepted[color] ? t('room-scoring-wait', { name: colorWord('go', opposite(color)) }) : '',
          t(scoring.dead.length ? 'room-scoring-proposed' : 'room-scoring-none'),
          color ? t('room-scoring-how') : '',
        )}
      </p>
      <div class="foot">
        {color ? <OpenScratch store={store} /> : null}
        <p class="small hint">{t(color ? 'explain-hint-marking' : 'explain-hint')}</p>
      </div>
      {warnings.length > 0 ? (
        <div class="notice small">
          {warnings.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}

/** Whether a player has accepted the score, or must do so again because the marks have changed. */
function accepting(store: RoomStore, room: Room, side: Color): string {
  if (room.view.state.scoring?.accepted[side]) return t('room-accepted', { color: side });
  if (mustAgain(store.story.value, side)) return t('room-said-unaccepted', { side: sideOf(room, side) });
  return t('room-not-accepted', { color: side });
}

/** The buttons to agree on the count or to resume play. */
export function ScoringActs({ store, room }: { store: RoomStore; room: Room }) {
  const color = ourColor(room);
  const { scoring } = room.view.state;
  if (!color || !scoring) return null;
  if (scoring.scratch) return <ScratchActs store={store} room={room} scratch={scoring.scratch} />;
  const marks = othersMarks(store.story.value, room);
  const total = (side: Color) =>
    t('word-about', { what: colorWord('go', side), text: halfPoints(scoring.score[side].total_half) });
  return (
    <div class="room-next">
      {/* On a phone, the panel may be out of sight. */}
      <div class="totals small" aria-hidden="true">
        <p class="number">{inLine(total('black'), total('white'))}</p>
        {uncountedWords(room).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <SettledButton
        kind="primary"
        {...keyed('accept')}
        effect={`${color} ${marks.key}`}
        news={{ words: t('room-marks-changed'), shown: marks.changed }}
        off={scoring.accepted[color]}
        // Accepts the dead stones that are on the screen. If they are no longer the current ones, the server refuses.
        onPress={() => store.do({ type: 'accept_score', dead: [...scoring.dead] })}
      >
        {sharesDevice(room)
          ? t('word-about', { what: colorWord('go', color), text: t('room-accept-score') })
          : t('room-accept-score')}
      </SettledButton>
      <SettledButton {...keyed('resume')} effect="resume" onPress={() => store.do({ type: 'resume' })}>
        {t('room-resume')}
      </SettledButton>
    </div>
  );
}
