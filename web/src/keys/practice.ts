// The keys of the practice board. Pressing a key clicks the button for its action.

import type { Binding } from './binding.ts';

/** The actions of the practice board. */
export type PracticeAct = 'undo' | 'redo' | 'pass' | 'turn' | 'clear' | 'moves' | 'black' | 'white' | 'remove';

export const PRACTICE_KEYS: readonly Binding<PracticeAct>[] = [
  { key: 'u', words: 'practice-undo', act: 'undo' },
  { key: 'U', words: 'practice-redo', act: 'redo' },
  { key: 'p', words: 'keys-pass', act: 'pass' },
  { key: 't', words: 'keys-practice-turn', act: 'turn' },
  { key: 'e', words: 'room-try-clear', act: 'clear' },
  { key: '1', words: 'keys-practice-tool', act: 'moves' },
  { key: '2', words: 'keys-practice-tool', act: 'black' },
  { key: '3', words: 'keys-practice-tool', act: 'white' },
  { key: '4', words: 'keys-practice-tool', act: 'remove' },
];
