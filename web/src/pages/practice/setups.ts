// The setups that the practice board offers: each kind with its usual boards and its most common rules.

import type { Kind, Setup } from '../../protocol.gen.ts';
import { isConfigurable, SIZES } from '../new-game/choices.ts';
import { freshDraft } from '../new-game/draft.ts';
import { wanted } from '../new-game/wanted.ts';

/** The usual side lengths of a kind's board. Empty if the kind has only one board. */
export function sizesFor(kind: Kind): readonly number[] {
  return isConfigurable(kind) ? SIZES[kind] : [];
}

/** A setup for a kind of game. Without `size`, its board is the default board of a new game. */
export function setupFor(kind: Kind, size?: number): Setup {
  const draft = freshDraft();
  const board = isConfigurable(kind) && size !== undefined ? { ...draft.board, [kind]: String(size) } : draft.board;
  return wanted({ ...draft, kind, board }).room.setup;
}
