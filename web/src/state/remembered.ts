// Rooms that this browser remembers, because no list from the server contains them later: the running games of its user, and
// one room of each series that is not decided.

/** The maximum number of rooms in a list. The oldest is forgotten first. */
const MOST = 8;
/** The maximum length of a room's id. A longer stored value is ignored. */
const MOST_CHARACTERS = 64;

/** A list of remembered rooms. */
export class Remembered {
  /** The key under which the browser stores the list. */
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** The rooms, the latest first. */
  list(): string[] {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      if (!Array.isArray(raw)) return [];
      return raw.filter((id) => typeof id === 'string' && id.length <= MOST_CHARACTERS).slice(0, MOST);
    } catch {
      return []; // The browser may block all storage.
    }
  }

  /** Adds this room as the latest one. If `before` is given, removes that room. */
  add(room: string, before?: string): void {
    this.keep([room, ...this.list().filter((id) => id !== room && id !== before)].slice(0, MOST));
  }

  forget(room: string): void {
    const known = this.list();
    if (known.includes(room)) this.keep(known.filter((id) => id !== room));
  }

  private keep(rooms: readonly string[]): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(rooms));
    } catch {
      // Without storage, the home page does not show these rooms.
    }
  }
}

/** The latest room of each series that is not decided. Between two games of a series, no list contains the series. */
export const ownSeries = new Remembered('tengen.series');

/** The running games. If one of them ends while its page is closed, the home page says how. */
export const ownGames = new Remembered('tengen.games');
