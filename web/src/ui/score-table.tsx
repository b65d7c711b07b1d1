import { t } from '../i18n/index.ts';
import { countingWords, halfPoints } from '../i18n/words.ts';
import type { ScoreSide, Scoring, Setup } from '../protocol.gen.ts';

const PARTS = [
  ['stones', (side) => side.stones * 2],
  ['territory', (side) => side.territory * 2],
  ['prisoners', (side) => side.prisoners * 2],
  ['komi', (side) => side.komi_half],
  ['handicap', (side) => side.handicap_half],
] as const satisfies readonly [string, (side: ScoreSide) => number][];

/** The breakdown of each player's score. Items that count for neither player are omitted. */
export function ScoreTable({ setup, scoring }: { setup: Setup; scoring: Scoring }) {
  const { black, white } = scoring.score;
  const parts = PARTS.filter(([, of]) => of(black) !== 0 || of(white) !== 0);
  return (
    <table class="score">
      <caption class="small muted">{countingWords(setup)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{t('replay-score-row')}</span>
          </th>
          <th scope="col">{t('word-black')}</th>
          <th scope="col">{t('word-white')}</th>
        </tr>
      </thead>
      <tbody class="number">
        {parts.map(([part, of]) => (
          <tr key={part}>
            <th scope="row">{t(`replay-score-${part}`)}</th>
            <td>{halfPoints(of(black))}</td>
            <td>{halfPoints(of(white))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot class="number">
        <tr>
          <th scope="row">{t('replay-score-total')}</th>
          <td>{halfPoints(black.total_half)}</td>
          <td>{halfPoints(white.total_half)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
