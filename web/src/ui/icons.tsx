// The icons: drawn with a line width of 1.75 on a square of 24. Each is next to a text, or its button has a label.

/** A line drawing. */
function Icon({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Goes on. */
export function Arrow() {
  return <Icon d="M4 12h16M14 6l6 6-6 6" />;
}

/** Closes. */
export function Cross() {
  return <Icon d="M6 6l12 12M18 6L6 18" />;
}

/** Pauses. */
export function Pause() {
  return <Icon d="M9 6v12M15 6v12" />;
}

/** Continues. */
export function Play() {
  return <Icon d="M8 5.5l10 6.5-10 6.5z" />;
}

/** The globe: a choice of language. */
export function Globe() {
  return <Icon d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />;
}

/** A list of lines. */
export function Lines() {
  return <Icon d="M4 7h16M4 12h16M4 17h16" />;
}

/** A list of boards. */
export function Cards() {
  return <Icon d="M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z" />;
}
