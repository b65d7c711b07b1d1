// The catalog is divided into the texts of a first visit and the rest. No message is missing, and none is in both parts.

import { describe, expect, it } from 'vitest';
import { firstSources, messagesOf, namedIn } from '../../build/texts.ts';
import { LOCALE_NAMES, parseLocale } from './index.ts';

const whole = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const firsts = import.meta.glob<string>('./*.ftl', { query: '?first', import: 'default', eager: true });
const rests = import.meta.glob<string>('./*.ftl', { query: '?rest', import: 'default', eager: true });

const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

describe.each(LOCALE_NAMES)('%s', (name) => {
  const [all = '', first = '', rest = ''] = [whole, firsts, rests].map((files) => files[`./${name}.ftl`] ?? '');

  it('is divided into two parts without loss', () => {
    expect([...idsOf(first), ...idsOf(rest)].sort()).toEqual(idsOf(all).sort());
    const [before, after] = [parseLocale(name, all), parseLocale(name, `${first}\n${rest}`)];
    for (const id of idsOf(all)) expect(after.getMessage(id), id).toEqual(before.getMessage(id));
  });

  it('has only texts of a first visit in the first part', () => {
    const named = namedIn(firstSources());
    expect(idsOf(first).filter((id) => !named(id))).toEqual([]);
    expect(idsOf(first)).toEqual(
      expect.arrayContaining(['app-name', 'home-headline', 'word-kind-go', 'code-malformed']),
    );
    expect(idsOf(rest)).toEqual(expect.arrayContaining(['room-board', 'keys-pass', 'settings-theme']));
  });
});

it('a part of a catalog has no comments, and keeps messages that span several lines', () => {
  const text = '# About a.\na = one\n    two\n\n## b\nb = { $n ->\n    [one] 1\n   *[other] 2\n}\n';
  expect(messagesOf(text, (id) => id === 'a')).toBe('a = one\n    two');
  expect(messagesOf(text, (id) => id === 'b')).toBe('b = { $n ->\n    [one] 1\n   *[other] 2\n}');
});

it('a message is used if its id is in quotes of any kind, or begins with the fixed start of a template string', () => {
  const named = namedIn(["t('a-b')", '<Text id="c-d" />', 't(`e-f-$'.concat('{kind}`)')]);
  expect(['a-b', 'c-d', 'e-f-go', 'e-g-go', 'a'].filter(named)).toEqual(['a-b', 'c-d', 'e-f-go']);
});
