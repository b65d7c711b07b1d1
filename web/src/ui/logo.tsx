/** The logo: a seal with one point in its center. The center point of a board is called tengen. */
export function Logo() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" class="logo">
      <rect width="20" height="20" rx="5" />
      <circle cx="10" cy="10" r="4" />
    </svg>
  );
}
