import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button, type ButtonProps } from './button.tsx';

/** How long a button ignores presses after it has appeared, or after what it does has changed. */
export const SETTLE_MS = 1_500;

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What a press does now. If another text takes its place, the button is locked again. */
  what: string;
  /** The text of the locked button, if it is shown. The button always has space for both texts. */
  news?: { words: string; shown: boolean };
  onPress: () => void;
};

/**
 * A button that does only what the person saw before pressing it. It is locked for a moment when it appears, because it
 * may appear under the pointer in place of another button, and whenever what it does changes. A press that began before
 * that does nothing. The locked button keeps the keyboard's focus.
 */
export function SettledButton({ what, news, off = false, onPress, children, ...rest }: Props) {
  const seen = useSignal<string | null>(null);
  /** What the button did when a press of the pointer or of a key began; null if it was locked. */
  const began = useRef<{ pointer?: string | null; key?: string | null }>({});
  const locked = seen.value !== what;
  useEffect(() => {
    const timer = setTimeout(() => {
      seen.value = what;
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      seen.value = null;
    };
  }, [what, seen]);
  const now = () => (locked ? null : what);
  return (
    <Button
      {...rest}
      off={off || locked}
      onPointerDown={() => {
        began.current.pointer = now();
      }}
      onKeyDown={(event) => {
        if (!event.repeat) began.current.key = now();
      }}
      onBlur={() => {
        began.current = {};
      }}
      onClick={(event) => {
        // A click without a pointer comes from a key or a screen reader.
        const before = event.detail > 0 ? began.current.pointer : began.current.key;
        began.current = {};
        if (before === undefined || before === what) onPress();
      }}
    >
      {news ? (
        <span class="either">
          <span data-off={(locked && news.shown) || undefined}>{children}</span>
          <span data-off={!(locked && news.shown) || undefined}>{news.words}</span>
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
