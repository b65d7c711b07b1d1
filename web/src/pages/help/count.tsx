import type { BoardModel } from '../../board/model.ts';
import { help, t } from '../../i18n/index.ts';

/**
 * Counts a finished board by area and by territory, from its stones and the owner of each empty point. There must be no
 * prisoners.
 */
export function Count({ board, owner }: { board: BoardModel; owner: readonly string[] }) {
  const number = (rows: readonly string[], sign: string) => rows.join('').split(sign).length - 1;
  const stones = { black: number(board.rows, 'X'), white: number(board.rows, 'O') };
  const points = { black: number(owner, 'B'), white: number(owner, 'W') };
  return (
    <table class="score" aria-label={help('help-go-count-table')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('word-black')}</th>
          <th scope="col">{t('word-white')}</th>
        </tr>
      </thead>
      <tbody class="number">
        <tr>
          <th scope="row">{help('help-go-count-area')}</th>
          {(['black', 'white'] as const).map((color) => (
            <td key={color}>{`${stones[color]} + ${points[color]} = ${stones[color] + points[color]}`}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{help('help-go-count-territory')}</th>
          {(['black', 'white'] as const).map((color) => (
            <td key={color}>{points[color]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
