import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

type Props = {
  open: boolean;
  title: string;
  /** Called on Escape or a press outside. */
  onClose: () => void;
  children: ComponentChildren;
};

/** A modal dialog. The native element keeps the focus inside and restores it afterwards. */
export function Dialog({ open, title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog element itself handles Escape.
    <dialog
      ref={element}
      class="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        const dialog = element.current;
        if (dialog && event.target === dialog && pressedOutside(dialog, event)) onClose();
      }}
    >
      <div>
        <h2 id={heading}>{title}</h2>
        {open && children}
      </div>
    </dialog>
  );
}

function pressedOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return !inside;
}
