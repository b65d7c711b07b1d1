// What the connection needs of the browser, so that tests can bring their own.

import { SUBPROTOCOL } from '../protocol.gen.ts';

/** A WebSocket, as far as the connection uses one. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'>;

/** The world around a connection. */
export type Env = {
  open: () => Socket;
  /** Milliseconds of a clock that never jumps. */
  now: () => number;
  random: () => number;
  /** A new id for a command. */
  id: () => string;
  /** Calls back when the browser is online again or the page is looked at again. */
  onWake: (wake: () => void) => void;
};

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser. */
export const browserEnv: Env = {
  open: () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
  },
  now: () => performance.now(),
  random: Math.random,
  id: newId,
  onWake: (wake) => {
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    });
  },
};
