// The catalogue is complete: both languages have the same messages, and the sources use each of them. With
// `catalog.gen.ts`, the compiler rejects any other message id.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LOCALES, parseLocale } from './index.ts';

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.gen.ts', '!../wasm/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const text = (name: string) => texts[`./${name}.ftl`] ?? '';
const keys = (name: string) => [...text(name).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

/** The variables of each message, by key. */
function variables(name: string): Map<string, string[]> {
  const [, ...messages] = text(name).split(/^(?=[a-z][\w-]* =)/m);
  return new Map(
    messages.map((message) => {
      const used = [...message.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? '');
      return [message.slice(0, message.indexOf(' =')), [...new Set(used)].sort()];
    }),
  );
}

describe.each(Object.keys(LOCALES))('%s', (name) => {
  it('has no duplicate keys', () => {
    expect(keys(name).filter((key, index, all) => all.indexOf(key) !== index)).toEqual([]);
  });

  it('parses without errors', () => {
    // Fluent skips messages that it cannot parse, so count those it parsed.
    const read = new FluentResource(text(name)).body.map((entry) => entry.id);
    expect(read).toEqual(keys(name));
  });

  it('formats each message when all variables are given', () => {
    const bundle = parseLocale(name as keyof typeof LOCALES, text(name));
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

it('has the same keys in every language, in the same order', () => {
  expect(keys('zh-CN')).toEqual(keys('en'));
});

it('uses no variable that the English text does not use', () => {
  const english = variables('en');
  const strange = [...variables('zh-CN')].filter(([key, used]) => used.some((one) => !english.get(key)?.includes(one)));
  expect(strange).toEqual([]);
});

it('has no message that the sources do not use', () => {
  const all = Object.values(sources).join('\n');
  const beginnings = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1] ?? '');
  const idle = keys('en').filter(
    (key) => !all.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  expect(idle).toEqual([]);
});
