import { writtenKey } from '../../keys/binding.ts';
import { PRACTICE_KEYS, type PracticeAct } from '../../keys/practice.ts';
import { settings } from '../../state/settings.ts';

/** Connects a button to the key of its action. */
export function keyed(act: PracticeAct) {
  const key = PRACTICE_KEYS.find((binding) => binding.act === act)?.key;
  return { 'data-act': act, 'aria-keyshortcuts': settings.value.letters && key ? writtenKey(key) : undefined };
}
