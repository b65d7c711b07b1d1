import { playerName } from '../i18n/words.ts';
import type { Color, Kind, Outcome, Player } from '../protocol.gen.ts';
import { keysOf } from '../total.ts';
import { Stone } from './stone.tsx';

const COLORS = keysOf<Color>({ black: 0, white: 0 });

type Props = {
  kind: Kind;
  players: Partial<Record<Color, Player>>;
  /** The outcome of a finished game. The winner's name is emphasized. */
  outcome?: Outcome;
};

/** Both players with their stones, Black first. */
export function PlayerNames({ kind, players, outcome }: Props) {
  const winner = outcome?.type === 'win' ? outcome.winner : undefined;
  return (
    <span class="names">
      {COLORS.map((color) => (
        <span key={color} class={winner !== undefined && winner !== color ? 'loser' : undefined}>
          <Stone kind={kind} color={color} />
          <span class="name">{playerName(players[color])}</span>
        </span>
      ))}
    </span>
  );
}
