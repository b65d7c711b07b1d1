import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

/** The purpose of a button. It affects only the button's look. */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet';

/** The properties of a button. */
export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  wide?: boolean;
  /** Whether pressing the button has no effect now. Unlike a disabled button, it keeps the keyboard's focus. */
  off?: boolean;
  children: ComponentChildren;
};

/** A button, at least 44 px high. It submits a form only if its type is `submit`. */
export function Button({ kind = 'plain', wide = false, off = false, type = 'button', children, ...rest }: ButtonProps) {
  const shown = off ? { ...rest, onClick: undefined, 'aria-disabled': true } : rest;
  return (
    <button type={type} class={`button ${kind}${wide ? ' wide' : ''}`} {...shown}>
      {children}
    </button>
  );
}
