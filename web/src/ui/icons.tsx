// The icons, drawn with lines 1.75 units wide on a 24-unit square. Each is next to text or in a button with a label.

/** An icon drawn as a single path. */
function Icon({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** For buttons that lead onward. */
export function Arrow() {
  return <Icon d="M4 12h16M14 6l6 6-6 6" />;
}

/** For buttons that close something. */
export function Cross() {
  return <Icon d="M6 6l12 12M18 6L6 18" />;
}

/** For buttons that pause something. */
export function Pause() {
  return <Icon d="M9 6v12M15 6v12" />;
}

/** For buttons that continue something. */
export function Play() {
  return <Icon d="M8 5.5l10 6.5-10 6.5z" />;
}

/** A globe, for the choice of language. */
export function Globe() {
  return <Icon d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />;
}

/** For a list shown as lines. */
export function Lines() {
  return <Icon d="M4 7h16M4 12h16M4 17h16" />;
}

/** For a list shown as boards. */
export function Cards() {
  return <Icon d="M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z" />;
}
