// The setups that the practice board offers: each kind with its usual boards and its most common rules.

import type { Kind, Setup } from '../../protocol.gen.ts';
import { isRich, SIZES } from '../new-game/choices.ts';
import { freshDraft } from '../new-game/draft.ts';
import { wanted } from '../new-game/wanted.ts';

/** The usual sides of a kind's board; none if the board cannot be chosen. */
export function sizesFor(kind: Kind): readonly number[] {
  return isRich(kind) ? SIZES[kind] : [];
}

/** A setup of a kind. Without a size, the board is the one on which a new game is played. */
export function setupFor(kind: Kind, size?: number): Setup {
  const draft = freshDraft();
  const board = isRich(kind) && size !== undefined ? { ...draft.board, [kind]: String(size) } : draft.board;
  return wanted({ ...draft, kind, board }).room.setup;
}
