import { t } from '../i18n/index.ts';
import { inSentences, rowLength, unmoved } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Discs } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import type { Room } from '../state/fold.ts';
import { ScoreTable } from '../ui/score-table.tsx';
import { Panel } from './panel.tsx';
import { outcomeOf, resultFor, sideOf } from './words.ts';

/** How and why the game ended. */
export function Ending({ room }: { room: Room }) {
  const { state, setup } = room.view;
  const aborted = state.phase === 'aborted';
  return (
    <Panel class="room-ending" title={aborted ? t('outcome-aborted') : outcomeOf(room)}>
      <p class="small muted">{inSentences(resultFor(room), why(room))}</p>
      {state.scoring ? <ScoreTable setup={setup} scoring={state.scoring} /> : null}
      {state.discs && !aborted ? <DiscTable discs={state.discs} /> : null}
    </Panel>
  );
}

/** Both counts of Othello: the discs on the board, and the official count, which gives the winner the empty points. */
function DiscTable({ discs }: { discs: Discs }) {
  return (
    <table class="score">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('word-black')}</th>
          <th scope="col">{t('word-white')}</th>
        </tr>
      </thead>
      <tbody class="number">
        {(['board', 'official'] as const).map((count) => (
          <tr key={count}>
            <th scope="row">{t(`room-discs-${count}`)}</th>
            <td>{discs[count].black}</td>
            <td>{discs[count].white}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function why(room: Room): string {
  const { outcome, phase, players } = room.view.state;
  const { setup } = room.view;
  if (phase === 'aborted') return t(players.guest ? 'room-why-aborted' : 'room-why-closed');
  if (!outcome) return '';
  switch (outcome.type) {
    case 'draw':
      return t(KINDS[setup.kind].draw);
    case 'void':
      return t('room-why-void');
    case 'win': {
      const { winner, by } = outcome;
      const args = {
        side: sideOf(room, winner),
        other: sideOf(room, opposite(winner)),
        count: rowLength(setup) ?? 0,
      };
      if (by === 'timeout' && unmoved(outcome, room.view.opening, room.view.moves))
        return t('room-why-timeout-unmoved', args);
      return t(by === 'score' ? KINDS[setup.kind].score.why : `room-why-${by}`, args);
    }
  }
}
