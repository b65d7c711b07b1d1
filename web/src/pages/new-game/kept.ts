// What the form of a new game remembers from the last one: its visible choices. Choices behind the last line always
// start anew, so that no rule from an old evening decides a new game.

import { keysOf } from '../../total.ts';
import { COLORS, PRESETS, VISIBILITIES } from './choices.ts';
import type { Draft } from './draft.ts';
import { draftOf, PRESET_NAMES } from './presets.ts';

const KEY = 'tengen.new-game';

/** Writes the visible choices of a form. */
export function writeKept({ preset, time, colors, visibility }: Draft): string {
  return JSON.stringify({ preset, ...(time === 'custom' ? {} : { time }), colors, visibility });
}

/** The form as it was left, or with the first preset. Ignores what no longer exists. */
export function readKept(text: string | null): Draft {
  const raw = parsed(text);
  const one = <T extends string>(all: readonly T[], field: string): T | undefined =>
    all.find((value) => value === raw[field]);
  const draft = draftOf(one(PRESET_NAMES, 'preset') ?? 'go-9');
  return {
    ...draft,
    time: one(keysOf(PRESETS), 'time') ?? draft.time,
    colors: one(keysOf(COLORS), 'colors') ?? draft.colors,
    visibility: one(keysOf(VISIBILITIES), 'visibility') ?? draft.visibility,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The form as this browser keeps it. */
export function keptDraft(): Draft {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return readKept(null); // The browser may block storage altogether.
  }
}

/** Keeps a form for the next game. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, writeKept(draft));
  } catch {
    // Without storage, the next visit starts with the first preset.
  }
}
