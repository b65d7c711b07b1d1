// A WebSocket and an environment for tests. Nothing happens until the test triggers it.

import type { ClientMessage, ServerMessage } from '../protocol.gen.ts';
import type { Env, Socket } from './env.ts';

/** The values of `readyState`. The global `WebSocket` may be gone when a timer of a test outlives the test. */
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const;

/** A socket on which the test plays the part of the server. */
export class FakeSocket implements Socket {
  readyState: Socket['readyState'] = CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(String(data)) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.readyState = CLOSED;
  }

  /** The server accepts the connection and sends `welcome`. */
  accept(): void {
    this.readyState = OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
    this.says({ type: 'welcome', protocol: 1, server: 'test', build: 'b' });
  }

  /** The server sends a message. */
  says(message: ServerMessage): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }

  /** The connection breaks. */
  breaks(code = 1006): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, Object.assign(new Event('close'), { code }) as CloseEvent);
  }

  /** The sent messages of one type, oldest first. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

/** An environment whose sockets do nothing until the test tells them to. */
export class FakeWorld implements Env {
  readonly sockets: FakeSocket[] = [];
  private ids = 0;
  private waking: () => void = () => {};

  open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  now = (): number => performance.now();
  random = (): number => 0.5;
  /** Whether the browser reports a network. */
  network = true;
  online = (): boolean => this.network;
  id = (): string => {
    this.ids += 1;
    return `c${this.ids}`;
  };

  onWake = (wake: () => void): void => {
    this.waking = wake;
  };

  /** The browser is online again. */
  wakes(): void {
    this.waking();
  }

  /** The latest socket. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error('no socket has been opened yet');
    return last;
  }
}
