// Lets only one tab do something: the one that was shown last.

/**
 * Only one tab at a time has the right with this name. Calls `holds` with true when this tab gets the right, and with
 * false when another tab takes it. A tab takes the right when it is shown, because browsers slow down hidden tabs. When
 * that tab is closed, another tab gets the right. Returns a function that gives the right up. If the browser has no
 * locks, every tab has the right.
 */
export function inOneTab(name: string, holds: (isHeld: boolean) => void): () => void {
  const { locks } = navigator;
  if (!locks) {
    holds(true);
    return () => {};
  }
  let release: (() => void) | undefined;
  let stopped = false;
  let waiting = new AbortController();
  const hold = (options: LockOptions) => {
    let own: (() => void) | undefined;
    const held = () =>
      new Promise<void>((resolve) => {
        own = resolve;
        release = resolve;
        holds(true);
      });
    locks
      .request(name, options, () => (stopped ? undefined : held()))
      .catch(() => {
        // Another tab has taken the right, unless this tab has only stopped waiting for it.
        if (stopped || !own || release !== own) return;
        release = undefined;
        holds(false);
        wait();
      });
  };
  const wait = () => {
    waiting = new AbortController();
    hold({ signal: waiting.signal });
  };
  const take = () => {
    if (document.hidden || release) return;
    waiting.abort();
    hold({ steal: true });
  };
  if (document.hidden) wait();
  else take();
  document.addEventListener('visibilitychange', take);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', take);
    waiting.abort();
    release?.();
  };
}
