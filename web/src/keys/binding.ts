// Keys and what they do. Whoever listens looks its keys up in a list of these, and the page that shows the keys is
// made from the same lists: so it cannot tell of a key that does nothing.

import type { MessageId } from '../i18n/catalog.gen.ts';

/** A key and what it does. */
export type Binding<Act> = {
  /** As the browser names it. */
  key: string;
  /** Whether Ctrl must be held; left out: it makes no difference. */
  ctrl?: boolean;
  /** The message that says what it does; keys with the same words are shown together. */
  words: MessageId;
  act: Act;
};

/** What a key does; nothing if it is not bound. */
export function actOf<Act>(bindings: readonly Binding<Act>[], key: string, ctrl = false): Act | undefined {
  return bindings.find((one) => one.key === key && (one.ctrl ?? ctrl) === ctrl)?.act;
}
