// The running series in which this browser's user plays. Between two games of a series, no list from the server
// contains the series. So the browser remembers one room of each series until the series is decided.

const KEY = 'tengen.series';
/** The maximum number of series to remember. The oldest is forgotten first. */
const MOST = 8;
/** The maximum length of a room's id. A longer stored value is ignored. */
const MOST_CHARACTERS = 64;

/** A room of each remembered series, the latest first. */
export function rememberedSeries(): string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(raw)) return [];
    return raw.filter((id) => typeof id === 'string' && id.length <= MOST_CHARACTERS).slice(0, MOST);
  } catch {
    return []; // The browser may block all storage.
  }
}

/** Remembers the series of this room. `before` is the room of its previous game, if there is one. */
export function rememberSeries(room: string, before: string | undefined): void {
  keep([room, ...rememberedSeries().filter((id) => id !== room && id !== before)].slice(0, MOST));
}

/** Forgets the series of this room. */
export function forgetSeries(room: string): void {
  const known = rememberedSeries();
  if (known.includes(room)) keep(known.filter((id) => id !== room));
}

function keep(rooms: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms));
  } catch {
    // Without storage, the home page does not list the series.
  }
}
