// The settings stored in this browser. Every stored field is optional: a missing or invalid one falls back to its
// default, so that an old or broken entry never stops the page.

import { effect, signal } from '@preact/signals';
import { LOCALE_NAMES, type Locale, preferredLocale } from '../i18n/index.ts';
import type { Speed } from '../protocol.gen.ts';
import { keysOf } from '../total.ts';

/** The theme of the board and the page. `auto` is wood, dark or high contrast, as the system prefers. */
export const THEMES = ['auto', 'wood', 'paper', 'slate', 'dark', 'contrast'] as const;
/** How stones look: shaded, flat, or shaded and slightly off their points, as if placed by hand. */
export const STONES = ['shaded', 'flat', 'natural'] as const;
/** How the history lists its games. */
export const VIEWS = ['table', 'cards'] as const;
/** When a move must be confirmed. With `touch`, confirmation is needed only if a finger touched a small point. */
export const CONFIRMS = ['touch', 'always', 'never'] as const;
/** When a move must be confirmed, for each speed of a game. */
export type Confirms = Readonly<Record<Speed, (typeof CONFIRMS)[number]>>;

/** With this many seconds or less on the clock, one tap plays a move without confirmation; 0 means never. */
export const QUICK_S = [0, 10, 20, 30] as const;
/** How the last ten seconds of the player's own clock are counted. If no voice is suitable, ticks are used instead. */
export const COUNTS = ['off', 'ticks', 'voice'] as const;
/** Whether the player wants notifications; `unasked` until the page has offered them. */
export const NOTIFY = ['unasked', 'yes', 'no'] as const;

/** A name as the server stores it: without spaces around it, and with letters of the usual width. */
export function asName(typed: string): string {
  return typed.trim().normalize('NFKC');
}

/** Whether a name has a form that the server accepts. The server also refuses names that mix alphabets. */
export function isName(name: string): boolean {
  return /^(?:[\p{L}\p{Nd}_-]\p{M}{0,5}){1,20}$/u.test(name);
}

/** All settings. */
export type Settings = {
  /** The name for a guest; empty to let the server choose one. */
  name: string;
  theme: (typeof THEMES)[number];
  stones: (typeof STONES)[number];
  view: (typeof VIEWS)[number];
  coordinates: boolean;
  sound: boolean;
  /** Whether quiet music plays in the background. */
  music: boolean;
  /** Whether the device vibrates, if it can. */
  buzz: boolean;
  count: (typeof COUNTS)[number];
  /** Whether the system notifies the player of their turn. */
  notify: (typeof NOTIFY)[number];
  /** Whether a room shows only the board, the clocks and the actions. */
  zen: boolean;
  confirm: Confirms;
  quickS: (typeof QUICK_S)[number];
  /**
   * Whether a move may be prepared during the opponent's turn. Off by default, because a stray click could become a
   * move.
   */
  premoves: boolean;
  /** Whether the engine warns the player before a blunder, if the terms of the game allow it. */
  warn: boolean;
  /** Whether the player was asked for a name. */
  nameAsked: boolean;
  /** Whether the player has played a game here, or has dismissed the welcome on the home page. */
  welcomed: boolean;
  /** Whether pressing a single character outside text fields can start an action. */
  letters: boolean;
  locale: Locale;
};

const KEY = 'tengen.settings';

/** The default settings. */
export function defaults(): Settings {
  return {
    name: '',
    theme: 'auto',
    stones: 'shaded',
    view: 'table',
    coordinates: true,
    sound: true,
    music: false,
    buzz: true,
    count: 'ticks',
    zen: false,
    notify: 'unasked',
    // A correspondence game leaves time for a second look.
    confirm: { blitz: 'touch', rapid: 'touch', classical: 'touch', correspondence: 'always', untimed: 'touch' },
    quickS: 20,
    premoves: false,
    warn: false,
    nameAsked: false,
    welcomed: false,
    letters: true,
    locale: preferredLocale(),
  };
}

function oneOf<T extends string>(all: readonly T[], value: unknown, fallback: T): T {
  return all.find((one) => one === value) ?? fallback;
}

/** Reads stored settings field by field. */
export function parseSettings(text: string | null): Settings {
  const base = defaults();
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return base;
  }
  if (typeof raw !== 'object' || raw === null) return base;
  const found = raw as Record<string, unknown>;
  return {
    name: typeof found.name === 'string' && isName(found.name) ? found.name : base.name,
    theme: oneOf(THEMES, found.theme, base.theme),
    stones: oneOf(STONES, found.stones, base.stones),
    view: oneOf(VIEWS, found.view, base.view),
    coordinates: typeof found.coordinates === 'boolean' ? found.coordinates : base.coordinates,
    sound: typeof found.sound === 'boolean' ? found.sound : base.sound,
    music: found.music === true,
    buzz: typeof found.buzz === 'boolean' ? found.buzz : base.buzz,
    count: oneOf(COUNTS, found.count, base.count),
    notify: oneOf(NOTIFY, found.notify, base.notify),
    zen: typeof found.zen === 'boolean' ? found.zen : base.zen,
    confirm: parseConfirms(found, base.confirm),
    quickS: QUICK_S.find((seconds) => seconds === found.quickS) ?? base.quickS,
    premoves: found.premoves === true,
    warn: found.warn === true,
    nameAsked: found.nameAsked === true,
    welcomed: found.welcomed === true,
    letters: typeof found.letters === 'boolean' ? found.letters : base.letters,
    locale: oneOf(LOCALE_NAMES, found.locale, base.locale),
  };
}

/**
 * Reads when a move must be confirmed, for each speed. Earlier versions stored one value, `confirm`, and later a second
 * one, `confirmUntimed`, for games without a clock.
 */
function parseConfirms(found: Record<string, unknown>, base: Confirms): Confirms {
  const { confirm, confirmUntimed } = found;
  const each = typeof confirm === 'object' && confirm !== null ? (confirm as Record<string, unknown>) : undefined;
  const parsed = keysOf(base).map((speed) => {
    const one = each ? each[speed] : speed === 'untimed' ? (confirmUntimed ?? confirm) : confirm;
    return [speed, oneOf(CONFIRMS, one, base[speed])] as const;
  });
  return Object.fromEntries(parsed) as Confirms;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // The browser may block storage altogether.
  }
}

/** Whether the dialog with the settings is open over the page. */
export const settingsOpen = signal(false);

/** The settings. Assign a new object to change them. */
export const settings = signal<Settings>(parseSettings(stored()));

/** Changes some of the settings. */
export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

// Settings changed in another tab apply here too.
addEventListener('storage', (event) => {
  if (event.key === KEY) settings.value = parseSettings(event.newValue);
});

effect(() => {
  const text = JSON.stringify(settings.value);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage, the settings are lost when the page is closed.
  }
});
