// Tells a key that is pressed on its own from a word that is typed beside the field it was meant for.

/** A key pressed on its own has no other character before or after it for this long. Even slow typists are faster within a word. */
export const ALONE_MS = 450;

/** Runs what the newest key does, once it is clear that the key is not part of a word. */
export class Alone {
  #last = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Notes a typed character at `now`, in milliseconds. Cancels what waits, and runs `then` if the character stays alone. */
  typed(now: number, then: (() => void) | undefined): void {
    const follows = now - this.#last < ALONE_MS;
    this.#last = now;
    this.stop();
    if (then && !follows) this.#waiting = setTimeout(then, ALONE_MS);
  }

  /** Notes that text was typed into a field, which ends any word typed outside it. */
  field(): void {
    this.#last = Number.NEGATIVE_INFINITY;
    this.stop();
  }

  /** Cancels what waits. */
  stop(): void {
    clearTimeout(this.#waiting);
  }
}
