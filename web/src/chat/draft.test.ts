import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, keepDraft, keepRead, readIn } from './draft.ts';

beforeEach(() => sessionStorage.clear());

test('each room keeps its own unsent line', () => {
  keepDraft('one', 'Hello');
  expect([draftOf('one'), draftOf('two')]).toEqual(['Hello', '']);
  keepDraft('one', '');
  expect(draftOf('one')).toBe('');
});

test('each room keeps the number of lines that have been read', () => {
  keepRead('one', 3);
  expect([readIn('one'), readIn('two'), draftOf('one')]).toEqual([3, 0, '']);
});

test('a browser that blocks storage keeps no line, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('one', 'Hello');
  expect(draftOf('one')).toBe('');
  vi.unstubAllGlobals();
});
