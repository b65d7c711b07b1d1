// The texts on the screen, from the `.ftl` files of each language. A component that calls `t` is rendered again when
// the language changes, because `t` reads a signal.

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { batch, signal } from '@preact/signals';
import { keysOf } from '../total.ts';
import type { MessageId } from './catalog.gen.ts';

export type { MessageId } from './catalog.gen.ts';

/** The languages, each with its name in the language itself. */
export const LOCALES = { en: 'English', 'zh-CN': '简体中文', 'zh-Hant': '繁體中文', ja: '日本語' } as const;

/** A language that the catalog contains. */
export type Locale = keyof typeof LOCALES;

/** All languages, in the order in which the list shows them. */
export const LOCALE_NAMES = keysOf(LOCALES);

/**
 * The parts of the texts: those that a first visit shows (`build/texts.ts` finds them), the rest, and those of the
 * help pages.
 */
const files = {
  first: import.meta.glob<string>('./*.ftl', { query: '?first', import: 'default' }),
  rest: import.meta.glob<string>('./*.ftl', { query: '?rest', import: 'default' }),
  help: import.meta.glob<string>('./help/*.ftl', { query: '?raw', import: 'default' }),
};

type Part = keyof typeof files;

/** The parts for the pages that have been opened so far. */
const needed = new Set<Part>(['first']);
/** The number of parts in the current bundle. */
let parts = 0;
const bundle = signal<FluentBundle | null>(null);

/** The current language. */
export const locale = signal<Locale>('en');

/** The available language for a browser's language tag. For Chinese, the script decides: Hant in Taiwan, for example. */
function localeOf(tag: string): Locale | undefined {
  const { language, script } = likely(tag);
  if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-CN';
  return LOCALE_NAMES.find((name) => name === language);
}

/** The language and the most likely script of a language tag. */
function likely(tag: string): Pick<Intl.Locale, 'language' | 'script'> {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: '' }; // The tag is not valid.
  }
}

/** The best available language for the browser's list of preferred languages. */
export function preferredLocale(wanted: readonly string[] = navigator.languages): Locale {
  return wanted.map(localeOf).find((name) => name !== undefined) ?? 'en';
}

/** The tag of the current language, with a region if the browser prefers one. Used for dates and times. */
export function region(): string {
  return navigator.languages.find((tag) => localeOf(tag) === locale.value) ?? locale.value;
}

/**
 * Converts points to stones as in Chinese counting, where two points are one stone. Fractions are written as players
 * write them: with `and: "又"`, 7.5 points are `3又3/4`.
 */
const STONES: FluentFunction = ([points], { and = ' ' }) => {
  const quarters = Math.round(Number(points?.valueOf()) * 2);
  const [whole, rest] = [Math.floor(Math.abs(quarters) / 4), Math.abs(quarters) % 4];
  const fraction = ['', '1/4', '1/2', '3/4'][rest] ?? '';
  const sign = quarters < 0 ? '-' : '';
  return sign + (whole > 0 && fraction ? `${whole}${and}${fraction}` : fraction || String(whole));
};

/** Writes points as players do, with the half after the unit. With `unit: "目"`, 6.5 is `6目半` and 0.5 is `半目`. */
const POINTS: FluentFunction = ([points], { unit = '' }) => {
  const halves = Math.round(Number(points?.valueOf()) * 2);
  const [whole, half] = [Math.floor(Math.abs(halves) / 2), Math.abs(halves) % 2 === 1];
  const sign = halves < 0 ? '-' : '';
  return sign + (half && whole === 0 ? `半${String(unit).trim()}` : `${whole}${unit}${half ? '半' : ''}`);
};

/** Creates a bundle from the text of an `.ftl` file. */
export function parseLocale(name: Locale, text: string): FluentBundle {
  // With isolation, accessible names would contain invisible marks around the values of variables.
  const made = new FluentBundle(name, { useIsolating: false, functions: { STONES, POINTS } });
  made.addResource(new FluentResource(text));
  return made;
}

let wanted: Locale | undefined;

/** Loads a language and switches to it, unless a different language has been requested in the meantime. */
export async function loadLocale(name: Locale): Promise<void> {
  wanted = name;
  const all = [...needed];
  if (locale.value === name && bundle.value && parts === all.length) return;
  const texts = await Promise.all(all.map((part) => partOf(part, name))).catch((cause: unknown) => {
    wanted = locale.peek();
    throw cause;
  });
  if (wanted !== name || needed.size > all.length) return;
  batch(() => {
    bundle.value = parseLocale(name, texts.join('\n'));
    locale.value = name;
  });
  parts = all.length;
  document.documentElement.lang = name;
}

function partOf(part: Part, name: Locale): Promise<string> {
  const load = files[part][part === 'help' ? `./help/${name}.ftl` : `./${name}.ftl`];
  if (!load) throw new Error(`no texts for ${name}`);
  return load();
}

/** Loads one more part of the texts, in the current language, and later in every language that the player chooses. */
async function need(part: Part): Promise<void> {
  needed.add(part);
  await loadLocale(wanted ?? locale.peek());
}

/** Loads the texts of all pages except the help pages. */
export const loadTexts = (): Promise<void> => need('rest');

/** Loads the texts of the help pages. */
export const loadHelp = (): Promise<void> => need('help');

/** Shows the texts of this bundle. Only for tests. */
export function showBundle(name: Locale, made: FluentBundle): void {
  bundle.value = made;
  locale.value = name;
}

/** Whether a string composed at run time is the id of a message. */
export function isMessage(id: string): id is MessageId {
  return bundle.value?.hasMessage(id) ?? false;
}

/** The text of a message in the current language. */
export function t(id: MessageId, args?: Record<string, FluentVariable>): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return id; // A newer server may send a code that this client has no message for.
  return bundle.value?.formatPattern(message.value, args ?? null) ?? id;
}

/** The id of a message on the help pages. A test compares these ids with the catalog. */
export type HelpId = `help-${string}`;

/** The text of a message on the help pages. */
export function help(id: HelpId, args?: Record<string, FluentVariable>): string {
  return t(id as MessageId, args);
}
