import { t } from '../../i18n/index.ts';
import { overtimeWords } from '../../i18n/overtime.ts';
import { clockDigits, colorWord } from '../../i18n/words.ts';
import type { Clocks, Color, TimeControl } from '../../protocol.gen.ts';
import { readClock } from '../../rules.ts';
import { Stone } from '../../ui/stone.tsx';
import type { Shown } from './record.ts';

type Props = {
  game: Shown;
  clocks: Clocks | undefined;
  /** The prisoners of each player. Undefined in games without captures. */
  prisoners: Record<Color, number> | undefined;
  /** The discs on the board. Undefined except in Othello. */
  discs: Record<Color, number> | undefined;
};

/** Both players, with their time and their prisoners at the move shown. */
export function Sides({ game, clocks, prisoners, discs }: Props) {
  const { kind } = game.setup;
  return (
    <ul class="sides">
      {(['black', 'white'] as const).map((color) => (
        <li key={color} class="side">
          <Stone kind={kind} color={color} size={20} />
          <strong class="side-name">{game[color] || colorWord(kind, color)}</strong>
          {prisoners && <span class="small muted">{t('replay-prisoners', { count: prisoners[color] })}</span>}
          {discs && <span class="small muted">{t('room-discs', { count: discs[color] })}</span>}
          {clocks && game.time && <SideClock color={color} clocks={clocks} time={game.time} />}
        </li>
      ))}
    </ul>
  );
}

function SideClock({ color, clocks, time }: { color: Color; clocks: Clocks; time: TimeControl }) {
  const read = readClock(clocks[color], time, 0);
  const overtime = read.in_period || time.type === 'byo_yomi' ? overtimeWords(read, time) : '';
  return (
    <span class="side-clock number">
      <span class="heard">{t('replay-clock', { color: t(`word-${color}`) })} </span>
      {clockDigits(read.ms)}
      {overtime && <span class="small muted"> {overtime}</span>}
    </span>
  );
}
