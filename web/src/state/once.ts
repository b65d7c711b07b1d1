/** Keeps an action from being started again while it is still running. */
export class Once<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** Starts the action, or returns the result of the running action with the same key. */
  run(key: string, start: () => Promise<T>): Promise<T> {
    const before = this.running.get(key);
    if (before) return before;
    const now = start().finally(() => this.running.delete(key));
    this.running.set(key, now);
    return now;
  }
}
