import type { Color } from '../protocol.gen.ts';

/** A small stone beside a name or a word; the word says the color, so nobody needs to see it. */
export function Stone({ color, size = 16 }: { color: Color; size?: number }) {
  return (
    <svg class={`stone-icon ${color}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
    </svg>
  );
}
