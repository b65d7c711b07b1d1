import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props = { title: string; class: string; children: ComponentChildren };

/**
 * The text and the buttons of a phase, next to the board. If there is not enough space, the panel can be scrolled with
 * the mouse or the keyboard.
 */
export function Panel({ title, class: more, children }: Props) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel must scroll with the keyboard
    <section class={`room-panel stack ${more}`} aria-labelledby={heading} tabIndex={0}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
