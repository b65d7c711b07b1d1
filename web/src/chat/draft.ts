// Keeps the unsent chat line of each room while the tab is open, so that it outlasts a reload.

const keyOf = (room: string) => `tengen.chat.${room}`;

/** The unsent line of a room. Empty if there is none, or if the browser stores nothing. */
export function draftOf(room: string): string {
  try {
    return sessionStorage.getItem(keyOf(room)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the unsent line of a room. */
export function keepDraft(room: string, line: string): void {
  try {
    sessionStorage.setItem(keyOf(room), line);
  } catch {} // The browser stores nothing, so the line is only in the text field.
}
