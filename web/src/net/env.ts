// What the connection needs from the browser. Tests provide their own environment.

import { SUBPROTOCOL } from '../protocol.gen.ts';

/** The part of a WebSocket that the connection uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'>;

/** The environment of a connection. */
export type Env = {
  open: () => Socket;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  random: () => number;
  /** False if the browser certainly has no network; true in all other cases. */
  online: () => boolean;
  /** A new id for a command. */
  id: () => string;
  /** Calls `wake` whenever the browser is online again or the page becomes visible again. */
  onWake: (wake: () => void) => void;
};

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The environment of a real browser. */
export const browserEnv: Env = {
  open: () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
  },
  now: () => performance.now(),
  random: Math.random,
  online: () => navigator.onLine,
  id: newId,
  onWake: (wake) => {
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    });
  },
};
