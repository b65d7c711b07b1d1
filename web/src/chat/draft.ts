// Keeps the viewer's unsent chat line in each room, and the number of chat lines seen there, until the tab is closed.
// So the line and the number outlast a reload.

const keyOf = (room: string) => `tengen.chat.${room}`;
const readKeyOf = (room: string) => `tengen.read.${room}`;

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {} // The browser stores nothing, so a reload forgets the value.
}

/** The unsent line of a room. Empty if there is none, or if the browser stores nothing. */
export function draftOf(room: string): string {
  return stored(keyOf(room));
}

/** Keeps the unsent line of a room. */
export function keepDraft(room: string, line: string): void {
  store(keyOf(room), line);
}

/** The number of chat lines of a room that the viewer has seen. 0 if nothing is known. */
export function readIn(room: string): number {
  return Number(stored(readKeyOf(room)));
}

/** Keeps the number of chat lines of a room that the viewer has seen. */
export function keepRead(room: string, lines: number): void {
  store(readKeyOf(room), String(lines));
}
