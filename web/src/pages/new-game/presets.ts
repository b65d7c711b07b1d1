// The popular games that the form of a new game offers as cards. After choosing one, the player can change everything.

import type { BoardModel } from '../../board/model.ts';
import type { MessageId } from '../../i18n/catalog.gen.ts';
import type { Kind } from '../../protocol.gen.ts';
import { keysOf } from '../../total.ts';
import { type Draft, freshDraft, type PresetName } from './draft.ts';

type Preset = {
  title: MessageId;
  /** The fields that the preset sets. */
  part: Partial<Draft> & { kind: Kind };
  /** The position shown on the card. */
  rows: readonly string[];
  last: string;
};

const boards = (go: string): Partial<Draft> => ({ board: { ...freshDraft().board, go } });

/** All presets. The first one is the default. */
export const PRESET_GAMES: Readonly<Record<PresetName, Preset>> = {
  'go-9': {
    title: 'preset-go-9',
    part: { kind: 'go', ...boards('9'), time: 'rapid' },
    rows: '......... ......... ..OX..X.. ..OOX.... ...OX.... ...OX.... ..O.OXX.. ......... .........'.split(' '),
    last: 'C6',
  },
  'go-13': {
    title: 'preset-go-13',
    part: { kind: 'go', ...boards('13'), time: 'classical' },
    rows: (
      '............. ............. ............. ...X.....X... ..OX......... ..........O.. ......X..XO.. ' +
      '..........X.. ............. ...O.O...O... ......X...... ............. .............'
    ).split(' '),
    last: 'D9',
  },
  'go-19': {
    title: 'preset-go-19',
    part: { kind: 'go', ...boards('19'), time: 'classical' },
    rows: (
      '................... ...............XO.. ....X....X..X..OO.. ..X..X.....O.O.XX.. ................... ' +
      '...O............O.. ..............OOX.. ...............XOX. ..O............X... ..O.............X.. ' +
      '..XOO...........X.. ..XXXOOO.X......... .....XX............ ..O...........O.... ................... ' +
      '...O...........O... .....O..X....X..... ................... ...................'
    ).split(' '),
    last: 'K8',
  },
  gomoku: {
    title: 'preset-gomoku',
    part: { kind: 'gomoku', time: 'rapid', opening: { ...freshDraft().opening, gomoku: 'swap2' } },
    rows: (
      '............... ............... ............... ............... ............... ......O........ ' +
      '......XOXO..... ......OXX...... .......XO...... ............... ............... ............... ' +
      '............... ............... ...............'
    ).split(' '),
    last: 'g10',
  },
  othello: {
    title: 'preset-othello',
    part: { kind: 'othello', time: 'rapid' },
    rows: '........ ........ ....X... ..XXXO.. ..OXOO.. ....XO.. ........ ........'.split(' '),
    last: 'c4',
  },
  tic_tac_toe: {
    title: 'preset-tic_tac_toe',
    part: { kind: 'tic_tac_toe', time: 'none' },
    rows: ['..X', '.X.', 'O..'],
    last: 'c3',
  },
};

/** The names of all presets. */
export const PRESET_NAMES = keysOf(PRESET_GAMES);

/**
 * The form with a preset chosen. All fields that the preset does not set have their default values. Games against a bot
 * have no opening by default: an opening would be hard for beginners, and games against a bot need not be even.
 */
export function draftOf(preset: PresetName, bot = false): Draft {
  const { part } = PRESET_GAMES[preset];
  const fresh = freshDraft();
  return { ...fresh, ...part, ...(bot && { opening: fresh.opening, aids: 'hints' }), preset };
}

/** The board shown on a preset's card. */
export function pictureOf(preset: PresetName): BoardModel {
  const { part, rows, last } = PRESET_GAMES[preset];
  return { shape: { kind: part.kind, width: rows[0]?.length ?? 0, height: rows.length }, rows, last };
}
