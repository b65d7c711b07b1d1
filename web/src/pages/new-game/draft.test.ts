import { describe, expect, it } from 'vitest';
import { type Draft, freshDraft, parseDraft } from './draft.ts';

const draft = (part: Partial<Draft>): Draft => ({ ...freshDraft(), ...part });

describe('a stored form', () => {
  it('is restored unchanged', () => {
    const kept = draft({
      kind: 'gomoku',
      time: 'custom',
      colors: 'nigiri',
      ruleset: { go: 'custom', gomoku: 'renju' },
      opening: { go: 'komi_bids', gomoku: 'swap2' },
      board: { go: 'other', gomoku: '30' },
    });
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '[]', 'null', '{"kind":"chess"}', '{"kind":"go"}'])(
    'is replaced by the default for %j',
    (text) => {
      expect(parseDraft(text)).toEqual(freshDraft());
    },
  );

  it.each([
    { time: 'byo-99' },
    { ruleset: { go: 'house', gomoku: 'renju' } },
    { rules: { ...freshDraft().rules, ko: 'none' } },
    { rules: { ...freshDraft().rules, pass_stones: 'yes' } },
  ])('is replaced by the default if one of its choices no longer exists: %j', (part) => {
    expect(parseDraft(JSON.stringify({ ...freshDraft(), ...part }))).toEqual(freshDraft());
  });
});
