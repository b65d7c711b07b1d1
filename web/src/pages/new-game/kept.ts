// Keeps the visible choices of the form for the next game. Hidden choices always start with their defaults, so that an
// old choice cannot surprise the player in a new game.

import { keysOf } from '../../total.ts';
import { COLORS, LEVELS, VISIBILITIES } from './choices.ts';
import type { Draft } from './draft.ts';
import { draftOf, PRESET_NAMES } from './presets.ts';
import { TIME_CHOICES } from './time-presets.ts';

const KEY = 'tengen.new-game';

/** Writes the visible choices of a form as JSON. A custom time control is not kept. */
export function writeKept({ preset, time, colors, visibility, level, engine }: Draft): string {
  return JSON.stringify({ preset, ...(time === 'custom' ? {} : { time }), colors, visibility, level, engine });
}

/** Reads a form from JSON. If there is no valid JSON, uses the first preset. Ignores choices that no longer exist. */
export function readKept(text: string | null, bot = false): Draft {
  const raw = parsed(text);
  const one = <T extends string>(all: readonly T[], field: string): T | undefined =>
    all.find((value) => value === raw[field]);
  const draft = draftOf(one(PRESET_NAMES, 'preset') ?? 'go-9', bot);
  return {
    ...draft,
    time:
      one(
        TIME_CHOICES.filter((choice) => choice !== 'custom'),
        'time',
      ) ?? draft.time,
    colors: one(keysOf(COLORS), 'colors') ?? draft.colors,
    visibility: one(keysOf(VISIBILITIES), 'visibility') ?? draft.visibility,
    level: one(LEVELS, 'level') ?? draft.level,
    // The server may no longer have the engine. The form then shows the level instead.
    engine: typeof raw.engine === 'string' ? raw.engine : draft.engine,
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

/** The form with the choices that this browser has kept. With `bot`, for a game against a bot. */
export function keptDraft(bot = false): Draft {
  try {
    return readKept(localStorage.getItem(KEY), bot);
  } catch {
    return readKept(null, bot); // The browser may block all storage.
  }
}

/** Keeps the visible choices of a form for the next game. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, writeKept(draft));
  } catch {
    // Without storage, the next visit starts with the first preset.
  }
}
