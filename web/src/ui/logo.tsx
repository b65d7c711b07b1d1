/** A seal: Tengen is the one point in the center of the board. */
export function Logo() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" class="logo">
      <rect width="20" height="20" rx="5" />
      <circle cx="10" cy="10" r="4" />
    </svg>
  );
}
