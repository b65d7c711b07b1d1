/**
 * Makes a long list of buttons one stop of the Tab key. Tab reaches only the current button or, if there is none, the
 * last one. The arrow keys up and down move the focus within the list. The list must draw its buttons with a `tabIndex`
 * of -1, so that this function has to change only two of them. Returns a function that stops watching the list,
 * so this function can be the `ref` of the list.
 */
export function oneStop(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const buttons = list.getElementsByTagName('button');
  let stop: HTMLButtonElement | undefined;
  const stopAt = (chosen: HTMLButtonElement | undefined) => {
    if (chosen === stop) return;
    if (stop) stop.tabIndex = -1;
    if (chosen) chosen.tabIndex = 0;
    stop = chosen;
  };
  const reset = () => {
    if (list.contains(document.activeElement)) return;
    stopAt(list.querySelector<HTMLButtonElement>('[aria-current]') ?? buttons[buttons.length - 1]);
  };
  const focused = () => stopAt([...buttons].find((button) => button === document.activeElement));
  const pressed = (event: KeyboardEvent) => {
    const change = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (change === 0) return;
    const all = [...buttons];
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
