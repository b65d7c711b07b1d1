/** Tengen is the center of the board: lines and one point. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 2v28M16 2v28M27 2v28M2 5h28M2 16h28M2 27h28" stroke="currentColor" stroke-width="1.5" />
      <circle cx="16" cy="16" r="6.5" fill="currentColor" />
    </svg>
  );
}
