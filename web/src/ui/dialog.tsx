import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { Cross } from './icons.tsx';

type Props = {
  open: boolean;
  title: string;
  /**
   * A `wide` dialog covers most of the page. A `menu` is next to the button that opened it or, on a phone, at the edge
   * of the screen. An `ask` dialog asks one question, and its answers close it. Every dialog except an `ask` has a
   * close button at the top, which stays in sight.
   */
  shape?: 'box' | 'ask' | 'wide' | 'menu';
  style?: Record<string, string> | undefined;
  /** Called when the user closes the dialog: with Escape, with the button, or with a click outside the dialog. */
  onClose: () => void;
  children: ComponentChildren;
};

/**
 * A modal dialog. The native element keeps the focus inside the dialog. When the dialog closes, the focus moves back.
 */
export function Dialog({ open, title, shape = 'box', style, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // Otherwise the browser would move the focus to the first button, which may be at the end, and scroll to it.
      if (!dialog.querySelector('[autofocus]')) dialog.querySelector('h2')?.focus();
    }
    if (!open && dialog.open) dialog.close();
    return open ? coverPage() : undefined;
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element itself handles Escape.
    <dialog
      ref={element}
      class={`dialog ${shape}`}
      style={style}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        const dialog = element.current;
        if (dialog && event.target === dialog && pressedOutside(dialog, event)) onClose();
      }}
    >
      <div>
        <div class="dialog-head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {shape === 'ask' ? null : (
            <Button kind="quiet" aria-label={t('app-close')} onClick={onClose}>
              <Cross />
            </Button>
          )}
        </div>
        {open && children}
      </div>
    </dialog>
  );
}

/** The number of open dialogs. */
let covers = 0;

/**
 * Marks the document as covered by a dialog, for the style sheets. If they used `:has()` instead, every change anywhere
 * in the page would make the browser look at the whole page again. Returns a function that removes the mark.
 */
function coverPage(): () => void {
  const count = (change: number) => {
    covers += change;
    document.documentElement.toggleAttribute('data-covered', covers > 0);
  };
  count(1);
  return () => count(-1);
}

function pressedOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return !inside;
}
