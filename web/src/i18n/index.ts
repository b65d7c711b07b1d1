// The texts of the screen, one file a language. A component that calls `t` draws itself again when the
// language changes, because `t` reads a signal.

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { MessageId } from './catalog.gen.ts';

export type { MessageId } from './catalog.gen.ts';

/** The languages, each by the name its readers know it under. */
export const LOCALES = { en: 'English', 'zh-CN': '简体中文' } as const;

/** A language of the catalogue. */
export type Locale = keyof typeof LOCALES;

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const bundle = signal<FluentBundle | null>(null);

/** The language on the screen now. */
export const locale = signal<Locale>('en');

/** The best of our languages for what the browser asks for, in its order. */
export function preferredLocale(wanted: readonly string[] = navigator.languages): Locale {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh-CN';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

/** Points as the stones of Chinese counting, two points each, with fractions as players write them: 7.5 is `3又3/4`. */
const STONES: FluentFunction = ([points]) => {
  const quarters = Math.round(Number(points?.valueOf()) * 2);
  const [whole, rest] = [Math.floor(Math.abs(quarters) / 4), Math.abs(quarters) % 4];
  const fraction = ['', '1/4', '1/2', '3/4'][rest] ?? '';
  const sign = quarters < 0 ? '-' : '';
  return sign + (whole > 0 && fraction ? `${whole}又${fraction}` : fraction || String(whole));
};

/** Makes a bundle of the text of an `.ftl` file. */
export function parseLocale(name: Locale, text: string): FluentBundle {
  // Isolation marks would stand inside every accessible name.
  const made = new FluentBundle(name, { useIsolating: false, functions: { STONES } });
  made.addResource(new FluentResource(text));
  return made;
}

/** Loads a language and puts it on the screen. */
export async function loadLocale(name: Locale): Promise<void> {
  const load = files[`./${name}.ftl`];
  if (!load) throw new Error(`no texts for ${name}`);
  bundle.value = parseLocale(name, await load());
  locale.value = name;
  document.documentElement.lang = name;
}

/** Puts a bundle on the screen directly; for tests. */
export function showBundle(name: Locale, made: FluentBundle): void {
  bundle.value = made;
  locale.value = name;
}

/** Whether a text put together at run time names a message. */
export function isMessage(id: string): id is MessageId {
  return bundle.value?.hasMessage(id) ?? false;
}

/** The text of a message in the language of the screen. */
export function t(id: MessageId, args?: Record<string, FluentVariable>): string {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return id; // A newer server may send a code that this page has no words for.
  return bundle.value?.formatPattern(message.value, args ?? null) ?? id;
}
