// The player's games that stay open while the player visits other pages. The home page, and the header of every other
// page, show them.

import { signal } from '@preact/signals';
import { isHere } from '../device/here.ts';
import type { MessageId } from '../i18n/index.ts';
import { ownGames } from './remembered.ts';

/** A game in which the player has a seat. */
export type Yours = {
  id: string;
  title: string;
  /** The name of the opponent. If there is none, the kind of game and the size of the board. */
  opponent: string;
  turn: boolean;
  /** Whether the game has started and is not over. */
  running: boolean;
  /**
   * Whether the opponent soon gets the right to end the game if the player closes the page. False in a game without a
   * clock and in a correspondence game, because the opponent would have to wait for days. Also false if two people play
   * on this device or the opponent is a bot, because then nobody on another device waits for the player.
   */
  needsUs: boolean;
  /** Set while play stands still: `continuing` if play goes on in a moment, otherwise `still`. */
  paused?: 'still' | 'continuing' | undefined;
  /**
   * Whether the opponent has made an offer, or the score waits for the player. A game that is over can have an offer,
   * too.
   */
  asks: boolean;
  /** The message that says what the game waits for. */
  standing: MessageId;
  /** The time on the player's clock now; undefined if there is no clock, or none can run. */
  clock: () => string | undefined;
};

/** The games, in the order they were opened. */
export const yours = signal<readonly Yours[]>([]);

/** The games of the player that cannot be joined, for example because their stored data is damaged. */
export const unjoinable = signal<ReadonlySet<string>>(new Set());

/** The maximum number of games for which the home page leaves space. */
const MOST_SPACE = 5;

/** Whether the player should go to this game now. */
export const isUrgent = ({ turn, asks, paused }: Yours): boolean => turn || asks || paused === 'continuing';

/** The key under which the browser stores how much space the home page needs for these games. */
const KEY = 'tengen.now';

/** The games that the home page shows before everything else. Games without a server have a list of their own. */
export const topGames = (): Yours[] => yours.value.filter(({ id, running, asks }) => !isHere(id) && (running || asks));

/** Whether the page has to warn that the opponent may end one of these games if the player leaves. */
export const needsWarning = (games: readonly Yours[]): boolean =>
  games.some(({ running, needsUs, paused }) => running && needsUs && paused !== 'still');

/** The number of games, and whether there is a warning below them. */
export type Space = { games: number; warning: boolean };

/**
 * Stores the space that the games need, so that the home page keeps this space free until the games appear. Remembered games
 * that no longer run have ended while the player was away, and the home page shows them, too.
 */
export function rememberSpace(): void {
  const games = topGames();
  const all = new Set([...games.map(({ id }) => id), ...ownGames.list()]);
  const space = JSON.stringify({ games: all.size, warning: needsWarning(games) } satisfies Space);
  try {
    // Most changes of a game do not change this space, and writing takes much longer than reading.
    if (localStorage.getItem(KEY) !== space) localStorage.setItem(KEY, space);
  } catch {
    // Without storage, the rest of the home page moves down when the games appear.
  }
}

/** The space that was last stored, for at most `MOST_SPACE` games. */
export function rememberedSpace(): Space {
  try {
    const { games, warning } = JSON.parse(localStorage.getItem(KEY) ?? '') as Space;
    return { games: Math.min(Number(games) || 0, MOST_SPACE), warning };
  } catch {
    return { games: 0, warning: false };
  }
}
