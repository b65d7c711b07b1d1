import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { colorWord } from '../i18n/words.ts';
import { isCut } from '../net/offline.ts';
import { hasBot, ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { othersMarks } from '../state/scoring.ts';
import { SettledButton } from '../ui/settled.tsx';
import { explanations, loadExplanations } from './explanations.ts';
import { keyed } from './keyed.ts';

/**
 * The panel of the scoring phase. Its code is usually loaded long before this phase begins. If not, the panel appears
 * later.
 */
export function LateScoringPanel({ store, room }: { store: RoomStore; room: Room }) {
  useEffect(() => void loadExplanations(), []);
  const ScoringPanel = explanations.value?.ScoringPanel;
  return ScoringPanel ? <ScoringPanel store={store} room={room} /> : null;
}

/** The buttons to accept the score, to resume play and to open a scratch board. */
export function ScoringActs({ store, room }: { store: RoomStore; room: Room }) {
  /**
   * The key of the marks that the viewer saw first. A page that has just been opened does not say that they changed.
   */
  const first = useRef<string | undefined>(undefined);
  const color = ourColor(room);
  const { scoring } = room.view.state;
  if (!color || !scoring) return null;
  const { ScratchActs, OpenScratch, Totals } = explanations.value ?? {};
  if (scoring.scratch) {
    return ScratchActs ? <ScratchActs store={store} room={room} scratch={scoring.scratch} /> : null;
  }
  const marks = othersMarks(store.story.value, room);
  const cut = isCut(room.view.id);
  if (marks.known) first.current ??= marks.key;
  return (
    <div class="room-next">
      {Totals ? <Totals room={room} /> : null}
      <SettledButton
        kind="primary"
        {...keyed('accept')}
        effect={`${color} ${marks.key}`}
        news={{ words: t('room-marks-changed'), shown: marks.changed && marks.key !== first.current }}
        off={cut || scoring.accepted[color]}
        // Accepts exactly the marks that this page shows. If the server has other marks by now, it refuses.
        onPress={() => store.do({ type: 'accept_score', dead: [...scoring.dead] })}
      >
        {sharesDevice(room)
          ? t('word-about', { what: colorWord('go', color), text: t('room-accept-score') })
          : t('room-accept-score')}
      </SettledButton>
      <SettledButton {...keyed('resume')} effect="resume" off={cut} onPress={() => store.do({ type: 'resume' })}>
        {t('room-resume')}
      </SettledButton>
      {/* A bot does not play on a scratch board. Against a bot, a player can resume play instead. */}
      {OpenScratch && !hasBot(room) ? <OpenScratch store={store} /> : null}
    </div>
  );
}
