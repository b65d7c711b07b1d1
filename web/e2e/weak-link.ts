// A bad connection: each message arrives late, and the connection is cut at random.

// tidy: allowed, because it only delays the messages of a connection; no test uses it to wait for something
import { setTimeout as delay } from 'node:timers/promises';
import { type Person, UNREACHABLE } from './person.ts';

/** How much later each message arrives, in milliseconds. */
const DELAY_MS = 250;
/** The probability that a message cuts the connection instead of arriving. */
const CUTS = 0.02;

/**
 * Delays all messages from and to a person, and sometimes cuts the connection. Returns a function that returns the
 * number of cuts so far.
 */
export async function weaken(person: Person, seed: number): Promise<() => number> {
  person.expects(UNREACHABLE);
  let cuts = 0;
  let state = seed;
  const random = () => {
    state = (state * 48271) % 2147483647; // Lehmer's generator. The same seed gives the same random numbers.
    return state / 2147483647;
  };
  await person.page.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    let cut = false;
    const late = (to: { send: (message: string | Buffer) => void }) => (message: string | Buffer) => {
      if (cut) return;
      if (random() < CUTS) {
        cut = true;
        cuts += 1;
        void page.close({ code: 4000 });
        void server.close({ code: 4000 });
        return;
      }
      void delay(DELAY_MS).then(() => {
        if (!cut) to.send(message);
      });
    };
    // If one end closes the connection, delayed messages are lost. The browser would report an error if this code sent
    // them on a closed connection.
    const ends = (other: { close: (options?: { code?: number }) => Promise<void> }) => (code: number | undefined) => {
      cut = true;
      void other.close(code !== undefined && (code === 1000 || code >= 3000) ? { code } : undefined);
    };
    page.onClose(ends(server));
    server.onClose(ends(page));
    page.onMessage(late(server));
    server.onMessage(late(page));
  });
  return () => cuts;
}
