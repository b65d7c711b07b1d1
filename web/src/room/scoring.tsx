import { t } from '../i18n/index.ts';
import { colorWord, inSentences, outcomeWords } from '../i18n/words.ts';
import { opposite } from '../state/colors.ts';
import { ourColor, type Room, together } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { ScoreTable } from '../ui/score-table.tsx';
import { SilenceNote } from './absence.tsx';
import { keyed } from './keyed.ts';
import { Panel } from './panel.tsx';

/** The maximum number of points to list. The board marks all of them. */
const MOST_LISTED = 12;

/** The scoring phase: the current count, and who has agreed to it. */
export function ScoringPanel({ room }: { room: Room }) {
  const scoring = room.view.state.scoring;
  const color = ourColor(room);
  if (!scoring) return null;
  const { unsealed = [] } = scoring;
  const listed = unsealed.slice(0, MOST_LISTED).join(', ') + (unsealed.length > MOST_LISTED ? ' …' : '');
  return (
    <Panel class="room-scoring" title={t('room-scoring-title')}>
      <p class="small">
        {inSentences(
          t(scoring.dead.length ? 'room-scoring-proposed' : 'room-scoring-none'),
          color ? t('room-scoring-how') : '',
        )}
      </p>
      <p>
        <strong>{t('room-scoring-now', { outcome: outcomeWords(scoring.outcome, room.view.setup) })}</strong>
      </p>
      <ul class="small">
        {(['black', 'white'] as const).map((side) => (
          <li key={side} class={scoring.accepted[side] ? 'accepted' : 'muted'}>
            {t(scoring.accepted[side] ? 'room-accepted' : 'room-not-accepted', { color: side })}
          </li>
        ))}
      </ul>
      <ScoreTable setup={room.view.setup} scoring={scoring} />
      {unsealed.length > 0 ? (
        <p class="notice small">{t('room-scoring-open', { points: listed, count: unsealed.length })}</p>
      ) : null}
      <SilenceNote room={room} />
      {color && scoring.accepted[color] ? (
        <p class="small muted">{t('room-scoring-wait', { name: colorWord('go', opposite(color)) })}</p>
      ) : null}
    </Panel>
  );
}

/** The buttons to agree on the count or to resume play. */
export function ScoringActs({ store, room }: { store: RoomStore; room: Room }) {
  const color = ourColor(room);
  const { scoring } = room.view.state;
  if (!color || !scoring) return null;
  return (
    <div class="room-next">
      <Button
        kind="primary"
        {...keyed('accept')}
        off={scoring.accepted[color]}
        onClick={() => store.do({ type: 'accept_score', dead: [...scoring.dead] })}
      >
        {together(room)
          ? t('word-about', { what: colorWord('go', color), text: t('room-accept-score') })
          : t('room-accept-score')}
      </Button>
      <Button {...keyed('resume')} onClick={() => store.do({ type: 'resume' })}>
        {t('room-resume')}
      </Button>
    </div>
  );
}
