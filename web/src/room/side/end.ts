/** A list counts as scrolled to its end if fewer than this many pixels remain below. */
const NEAR = 8;

/**
 * Keeps a list scrolled to its end when its height changes, unless the reader has scrolled up. Returns a function that
 * stops watching the list.
 */
export function keepEnd(list: HTMLElement): () => void {
  let atEnd = true;
  let height = list.clientHeight;
  const scrolled = () => {
    // If the list has just become smaller, it seems to be away from its end, but nobody has scrolled.
    if (list.clientHeight !== height) return;
    atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
  };
  const sized = new ResizeObserver(() => {
    height = list.clientHeight;
    if (atEnd) list.scrollTop = list.scrollHeight;
  });
  list.addEventListener('scroll', scrolled);
  sized.observe(list);
  return () => {
    list.removeEventListener('scroll', scrolled);
    sized.disconnect();
  };
}
