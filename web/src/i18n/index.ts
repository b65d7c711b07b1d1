// The texts of the screen, one file per language. A component that calls `t` is rendered again when the
// language changes, because `t` reads a signal.

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { MessageId } from './catalog.gen.ts';

export type { MessageId } from './catalog.gen.ts';

/** The languages, each with its own name for itself. */
export const LOCALES = { en: 'English', 'zh-CN': '简体中文' } as const;

/** A language of the catalogue. */
export type Locale = keyof typeof LOCALES;

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const bundle = signal<FluentBundle | null>(null);

/** The current language. */
export const locale = signal<Locale>('en');

/** The best available language for the browser's list of preferred ones. */
export function preferredLocale(wanted: readonly string[] = navigator.languages): Locale {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

/** Points as stones of Chinese counting, two points per stone, with fractions as players write them: 7.5 is `3又3/4`. */
const STONES: FluentFunction = ([points]) => {
  const quarters = Math.round(Number(points?.valueOf()) * 2);
  const [whole, rest] = [Math.floor(Math.abs(quarters) / 4), Math.abs(quarters) % 4];
  const fraction = ['', '1/4', '1/2', '3/4'][rest] ?? '';
  const sign = quarters < 0 ? '-' : '';
  return sign + (whole > 0 && fraction ? `${whole}又${fraction}` : fraction || String(whole));
};

/** Creates a bundle from the text of an `.ftl` file. */
export function parseLocale(name: Locale, text: string): FluentBundle {
  // Isolation marks would appear in every accessible name.
  const made = new FluentBundle(name, { useIsolating: false, functions: { STONES } });
  made.addResource(new FluentResource(text));
  return made;
}

/** Loads a language and switches to it. */
export async function loadLocale(name: Locale): Promise<void> {
  const load = files[`./${name}.ftl`];
  if (!load) throw new Error(`no texts for ${name}`);
  bundle.value = parseLocale(name, await load());
  locale.value = name;
  document.documentElement.lang = name;
}

/** Uses this bundle; for tests. */
export function showBundle(name: Locale, made: FluentBundle): void {
  bundle.value = made;
  locale.value = name;
}

/** Whether a text composed at run time is the id of a message. */
export function isMessage(id: string): id is MessageId {
  return bundle.value?.hasMessage(id) ?? false;
}

/** The text of a message in the current language. */
export function t(id: MessageId, args?: Record<string, FluentVariable>): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return id; // A newer server may send a code that this page does not know.
  return bundle.value?.formatPattern(message.value, args ?? null) ?? id;
}
