// Keys and their actions. The listeners and the help page use the same lists, so that the help page shows only keys
// that work.

import type { MessageId } from '../i18n/catalog.gen.ts';

/** A key and its action. */
export type Binding<Act> = {
  /** The browser's name for the key. */
  key: string;
  /** True if Ctrl must be held, false if it must not be held. If absent, Ctrl makes no difference. */
  ctrl?: boolean;
  /** The message that describes the action. Keys with the same message are shown together. */
  words: MessageId;
  act: Act;
};

/** The action of a key; undefined if the key is not bound. */
export function actOf<Act>(bindings: readonly Binding<Act>[], key: string, ctrl = false): Act | undefined {
  return bindings.find((one) => one.key === key && (one.ctrl ?? ctrl) === ctrl)?.act;
}

/**
 * The name of a pressed key. Caps Lock makes no difference. On a keyboard for a script other than Latin, the name is
 * the Latin letter that US keyboards have in the same place.
 */
export function nameOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter || key.length > 1) return key;
  const latin = /[a-z]/i.test(key) ? key : letter;
  return shiftKey ? latin.toUpperCase() : latin.toLowerCase();
}

/** The written name of a key. `P` is written `Shift+P`, because the key needs Shift even while Caps Lock is on. */
export function writtenKey(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift+${key}` : key;
}

/** Whether a key pressed in this element is typed text or belongs to a dialog, and so is not a command. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}
