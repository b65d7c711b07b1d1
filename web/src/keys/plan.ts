// The keys of the board on which players plan their answers to the opponent's moves. Pressing a key clicks the button
// for its action.

import type { Binding } from './binding.ts';

/** The actions of the buttons next to the board for plans. */
export type PlanAct = 'back' | 'start' | 'pass' | 'remove' | 'save';

export const PLAN_KEYS: readonly Binding<PlanAct>[] = [
  { key: 'u', words: 'room-try-undo', act: 'back' },
  { key: 'e', words: 'plan-start', act: 'start' },
  { key: 'p', words: 'keys-pass', act: 'pass' },
  { key: 'd', words: 'keys-plan-remove', act: 'remove' },
  { key: 'f', words: 'plan-save', act: 'save' },
];
