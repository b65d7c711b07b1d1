// The catalog of the help pages is complete in every language, and each of its messages is used.

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../pages/help/lessons.ts';
import { CLOCKS, NOTES, OFFERS } from '../pages/help/notes.ts';
import { LOCALES } from './index.ts';

const texts = import.meta.glob<string>('./help/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../pages/help.tsx', '../pages/learn.tsx', '../pages/help/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = (name: string) => new FluentResource(texts[`./help/${name}.ftl`] ?? '').body.map(({ id }) => id);
const written = (name: string) =>
  [...(texts[`./help/${name}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);

/** The ids that the pages compose at run time. */
const composed = Object.entries(LESSONS).flatMap(([kind, lessons]) => [
  `help-${kind}-title`,
  `help-${kind}-lead`,
  ...lessons.flatMap(({ name, steps }) => [
    ...['title', 'text', 'task', 'done', 'wrong'].map((part) => `help-${kind}-${name}-${part}`),
    ...steps.slice(1).map((_, n) => `help-${kind}-${name}-task-${n + 2}`),
  ]),
  ...NOTES[kind as keyof typeof NOTES].flatMap((name) => [`help-${kind}-${name}-title`, `help-${kind}-${name}-text`]),
]);

/** The ids that the sources contain: whole ids, and the ids that a `Part` or `Text` composes from its name. */
const named = Object.values(sources).flatMap((source) => [
  ...[...source.matchAll(/'(help-[\w-]+)'/g)].map((found) => found[1] ?? ''),
  ...[...source.matchAll(/<(Part|Text) name="(\w+)"/g)].flatMap(([, type, name]) =>
    type === 'Text' ? [`help-${name}-title`, `help-${name}-text`] : [`help-${name}-title`],
  ),
]);

describe.each(Object.keys(LOCALES))('%s', (name) => {
  it('has each message once, and all of them parse', () => {
    expect(written(name)).toEqual(ids(name));
    expect(new Set(ids(name)).size).toBe(ids(name).length);
    expect(ids(name)).toEqual(ids('en'));
  });

  it('uses the same variables as the English text', () => {
    const variables = (which: string) =>
      [...(texts[`./help/${which}.ftl`] ?? '').matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map(([, id, text = '']) => [
        id,
        [...text.matchAll(/\$(\w+)/g)].map((found) => found[1]).sort(),
      ]);
    expect(variables(name)).toEqual(variables('en'));
  });
});

it('the catalog has exactly the messages that the pages use', () => {
  const used = [...composed, ...named, ...Object.values(CLOCKS), ...Object.values(OFFERS)];
  expect([...new Set(used)].sort()).toEqual([...ids('en')].sort());
});
