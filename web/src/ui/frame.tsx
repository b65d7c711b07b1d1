import type { ComponentChildren } from 'preact';

/** Header, main column and footer around every page. */
export function Frame({ children }: { children: ComponentChildren }) {
  return <main>{children}</main>;
}
