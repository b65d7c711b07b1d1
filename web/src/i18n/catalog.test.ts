// The catalog is complete: all languages have the same messages, and the sources use each of them. Because of
// `catalog.gen.ts`, the compiler rejects any other message id.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LOCALE_NAMES, parseLocale } from './index.ts';

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.gen.ts', '!../wasm/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const text = (name: string) => texts[`./${name}.ftl`] ?? '';
const keys = (name: string) => [...text(name).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

/** The variables that each message uses, by key. */
function variables(name: string): Map<string, string[]> {
  return new Map(
    [...messages(name)].map(([key, message]) => {
      const used = [...message.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? '');
      return [key, [...new Set(used)].sort()];
    }),
  );
}

/** The source of each message, by key. */
function messages(name: string): Map<string, string> {
  const [, ...all] = text(name).split(/^(?=[a-z][\w-]* =)/m);
  return new Map(all.map((message) => [message.slice(0, message.indexOf(' =')), message]));
}

/** Whether the English text shows the value of a variable. Otherwise, the variable only chooses a plural form. */
function shows(key: string, variable: string): boolean {
  return messages('en').get(key)?.includes(`{ $${variable} }`) ?? false;
}

describe.each(LOCALE_NAMES)('%s', (name) => {
  it('has no duplicate keys', () => {
    expect(keys(name).filter((key, index, all) => all.indexOf(key) !== index)).toEqual([]);
  });

  it('parses without errors', () => {
    // Fluent skips messages that it cannot parse, so compare the keys that it parsed with those in the file.
    const read = new FluentResource(text(name)).body.map((entry) => entry.id);
    expect(read).toEqual(keys(name));
  });

  it('formats each message when all variables are given', () => {
    const bundle = parseLocale(name, text(name));
    for (const [key, used] of variables(name)) {
      const message = bundle.getMessage(key);
      if (!message?.value) continue;
      const args = Object.fromEntries(used.map((variable) => [variable, 3]));
      const faults: Error[] = [];
      bundle.formatPattern(message.value, args, faults);
      expect(faults, key).toEqual([]);
    }
  });
});

it('the catalog has a file for each language, and no other file', () => {
  expect(Object.keys(texts).sort()).toEqual(LOCALE_NAMES.map((name) => `./${name}.ftl`).sort());
});

describe.each(LOCALE_NAMES.filter((name) => name !== 'en'))('%s, compared with English,', (name) => {
  it('has the same keys in the same order', () => {
    expect(keys(name)).toEqual(keys('en'));
  });

  it('uses the same variables', () => {
    const [english, here] = [variables('en'), variables(name)];
    const different = [...english].filter(([key, used]) => {
      const found = here.get(key) ?? [];
      // A number that only chooses a plural form is not needed in a language without plurals.
      const needed = used.filter((one) => one !== 'count' || shows(key, one));
      return needed.some((one) => !found.includes(one)) || found.some((one) => !used.includes(one));
    });
    expect(different.map(([key, used]) => [key, used, here.get(key)])).toEqual([]);
  });
});

it('the catalog has no message that the sources do not use', () => {
  const all = Object.values(sources).join('\n');
  const beginnings = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
  const unused = keys('en').filter(
    (key) => !all.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});
