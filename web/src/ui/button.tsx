import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

/** What a button is for; it decides the look alone. */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  wide?: boolean;
  children: ComponentChildren;
};

/** A button, 44 px high at least. It submits nothing unless its type says so. */
export function Button({ kind = 'plain', wide = false, type = 'button', children, ...rest }: Props) {
  return (
    <button type={type} class={`button ${kind}${wide ? ' wide' : ''}`} {...rest}>
      {children}
    </button>
  );
}
