import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { type Box, type Ruling, ruled, type Screen } from './frame.ts';

const UNKNOWN: Screen = { width: 0, height: 0, ratio: 1 };

/** How to draw a board at the current size of its element. */
export function useRuling(plain: Box, element: RefObject<Element | null>): Ruling {
  const screen = useSignal(UNKNOWN);
  useLayoutEffect(() => {
    const board = element.current;
    if (!board || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { width, height } = board.getBoundingClientRect();
      const ratio = globalThis.devicePixelRatio || 1;
      const known = screen.peek();
      if (width === known.width && height === known.height && ratio === known.ratio) return;
      screen.value = { width, height, ratio };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [element, screen]);
  const { x, y, width, height } = plain;
  return useMemo(() => ruled({ x, y, width, height }, screen.value), [x, y, width, height, screen.value]);
}
