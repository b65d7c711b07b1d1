// Messages from the server change the page at most once per frame, however many arrive.

import { options } from 'preact';

/** How long the page waits for a frame, in milliseconds. A page that has just been hidden gets no more frames. */
const WAIT_MS = 100;

/** Runs `apply`. Its changes are rendered in the next frame, or earlier if the user does something. */
export function inFrame(apply: () => void): void {
  const before = options.debounceRendering;
  options.debounceRendering ??= atFrame;
  try {
    apply();
  } finally {
    // After the option is restored, Preact renders the next change without waiting for a frame. So a user's action
    // never waits.
    Object.assign(options, { debounceRendering: before });
  }
}

function atFrame(render: () => void): void {
  if (document.hidden) {
    queueMicrotask(render);
    return;
  }
  const once = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    render();
  };
  const timer = setTimeout(once, WAIT_MS);
  const frame = requestAnimationFrame(once);
}
