import { expect, test } from 'vitest';
import { partsOf } from './links.ts';

const POINTS = new Set(['q16', 'd4', 'k10']);
const marks = { text: '', point: '#', address: '@' } as const;

test.each([
  ['hello', ['hello']],
  ['D4 or q16?', ['#D4', ' or ', '#q16', '?']],
  ['play D4!', ['play ', '#D4', '!']],
  ['Z99 and D44', ['Z99 and D44']],
  ['AD4 D4th xD4', ['AD4 D4th xD4']],
  ['下K10吧', ['下', '#K10', '吧']],
  ['see https://example.org/a?b=D4.', ['see ', '@https://example.org/a?b=D4', '.']],
  ['(http://example.org)', ['(', '@http://example.org', ')']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['http://', ['http://']],
  ['', []],
])('%j is split into text, points and addresses', (line, expected) => {
  const parts = partsOf(line, (name) => POINTS.has(name.toLowerCase()));
  expect(parts.map(({ type, text }) => marks[type] + text)).toEqual(expected);
  expect(parts.map(({ text }) => text).join('')).toBe(line);
});
