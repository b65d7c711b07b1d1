/**
 * Makes a long list of buttons one stop of the Tab key: the current button, or the last one. The arrow keys up and down
 * move the focus within the list. Returns a function that ends this.
 */
export function oneStop(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll('button')];
  const stopAt = (chosen: HTMLButtonElement | null | undefined) => {
    for (const button of buttons()) {
      const index = button === chosen ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };
  const reset = () => {
    if (list.contains(document.activeElement)) return;
    stopAt(list.querySelector<HTMLButtonElement>('button[aria-current]') ?? buttons().at(-1));
  };
  const focused = () => stopAt(buttons().find((button) => button === document.activeElement));
  const pressed = (event: KeyboardEvent) => {
    const change = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (change === 0) return;
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 ? undefined : all[at + change];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const observer = new MutationObserver(reset);
  observer.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-current'] });
  list.addEventListener('focusin', focused);
  list.addEventListener('keydown', pressed);
  reset();
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', focused);
    list.removeEventListener('keydown', pressed);
  };
}
