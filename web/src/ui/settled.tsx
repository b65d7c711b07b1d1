import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button, type ButtonProps } from './button.tsx';

/** How long a button ignores presses after it has appeared, or after its effect has changed. */
export const SETTLE_MS = 1_500;

type Props = Omit<ButtonProps, 'onClick'> & {
  /** A string that identifies the effect of a press. When it changes, the button is locked again. */
  effect: string;
  /** If `shown`, the `words` replace the label while the button is locked. The button has space for both texts. */
  news?: { words: string; shown: boolean };
  onPress: () => void;
};

/**
 * A button that works only after people have had time to see what it does. It is locked for a moment when it appears,
 * because it may have replaced another button under the pointer. It is locked again whenever its effect changes, and a
 * press that began before the change does nothing. The locked button keeps the keyboard's focus.
 */
export function SettledButton({ effect, news, off = false, onPress, children, ...rest }: Props) {
  const seen = useSignal<string | null>(null);
  /** The value of `effect` when a press of the pointer or of a key began; null if the button was locked. */
  const began = useRef<{ pointer?: string | null; key?: string | null }>({});
  const locked = seen.value !== effect;
  useEffect(() => {
    const timer = setTimeout(() => {
      seen.value = effect;
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      seen.value = null;
    };
  }, [effect, seen]);
  const now = () => (locked ? null : effect);
  return (
    <Button
      {...rest}
      off={off || locked}
      data-locked={(!off && locked) || undefined}
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
        if (before === undefined || before === effect) onPress();
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
