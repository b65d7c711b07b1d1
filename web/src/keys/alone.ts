// Distinguishes a key that is pressed on its own from a word that a player types outside a text field by mistake.

/**
 * A key pressed on its own has no other character before or after it for this many milliseconds. Even slow typists are
 * faster within a word.
 */
export const ALONE_MS = 450;

/** Runs the action of the latest key as soon as it is clear that the key is not part of a word. */
export class Alone {
  #last = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /**
   * Records that a character was typed at `now`, in milliseconds. Cancels the waiting action, and runs `then` if the
   * character stays alone.
   */
  typed(now: number, then: (() => void) | undefined): void {
    const follows = now - this.#last < ALONE_MS;
    this.#last = now;
    this.stop();
    if (then && !follows) this.#waiting = setTimeout(then, ALONE_MS);
  }

  /** Records that text was typed into a field, which ends any word typed outside the field. */
  field(): void {
    this.#last = Number.NEGATIVE_INFINITY;
    this.stop();
  }

  /** Cancels the waiting action. */
  stop(): void {
    clearTimeout(this.#waiting);
  }
}
