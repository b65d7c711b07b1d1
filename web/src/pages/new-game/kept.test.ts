import { expect, it } from 'vitest';
import { freshDraft } from './draft.ts';
import { readKept, writeKept } from './kept.ts';
import { draftOf } from './presets.ts';

it('the choices that the form always shows are kept for the next visit', () => {
  const draft = { ...draftOf('go-19'), time: 'none', colors: 'nigiri', visibility: 'private' } as const;
  expect(readKept(writeKept(draft))).toEqual(draft);
});

it('the choices that the form hides at first are not kept', () => {
  const draft = {
    ...draftOf('go-19'),
    komi_half: '0.5',
    handicap: 'fixed',
    takeback: 'off',
    ruleset: { go: 'ing', gomoku: 'renju' },
    board: { go: 'other', gomoku: '30' },
    time: 'custom',
    main_ms: '1',
  } as const;
  expect(readKept(writeKept(draft))).toEqual(draftOf('go-19'));
});

it.each([null, '', '[]', 'null', '{', '{"preset":"chess","time":"byo-99","colors":3}'])(
  'the form starts with Go 9x9 if the stored text is %j',
  (text) => {
    expect(readKept(text)).toEqual(draftOf('go-9'));
  },
);

it('a game against a bot has no opening by default', () => {
  expect(draftOf('gomoku', true).opening.gomoku).toBe('free');
  expect(readKept(writeKept(draftOf('gomoku')), true)).toEqual(draftOf('gomoku', true));
});

it('a preset changes only the fields that it names', () => {
  const { preset, kind, board, time, opening, ...rest } = draftOf('gomoku');
  expect(freshDraft()).toMatchObject(rest);
  expect([preset, kind, board.gomoku, time, opening.gomoku]).toEqual(['gomoku', 'gomoku', '15', 'rapid', 'swap2']);
});
