// A program of another person, which is connected with its stream and can be challenged.

import type { Server } from './server.ts';

export class Program {
  private readonly url: string;
  private readonly token: string;
  private readonly stop = new AbortController();
  private readonly accepts: boolean;

  private constructor(url: string, token: string, accepts: boolean) {
    this.url = url;
    this.token = token;
    this.accepts = accepts;
  }

  /** Connects a program. With `accepts`, it takes the seat in every room to which it is challenged. */
  static async connect(server: Server, name: string, { accepts }: { accepts: boolean }): Promise<Program> {
    const send = async (path: string, body: unknown, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { token: string }).token;
    };
    const owner = await send('/api/v1/session', { name: 'owner', token: true });
    const token = await send('/api/v1/tokens', { name, scopes: ['read', 'play'] }, owner);
    const program = new Program(server.url, token, accepts);
    await program.reads();
    return program;
  }

  /** Opens the stream. Returns when the program is ready. */
  private async reads(): Promise<void> {
    const answer = await fetch(`${this.url}/api/v1/stream?open=true`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal: this.stop.signal,
    });
    const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!lines) throw new Error('no stream');
    let text = '';
    await new Promise<void>((ready) => {
      const read = async (): Promise<void> => {
        const { done, value } = await lines.read();
        if (done) return;
        text += value;
        const whole = text.split('\n');
        text = whole.pop() ?? '';
        for (const line of whole) {
          const message = JSON.parse(line || '{}') as { type?: string; room?: { id: string } };
          if (message.type === 'ready') ready();
          if (message.type === 'challenge' && message.room && this.accepts) await this.sits(message.room.id);
        }
        return read();
      };
      read().catch(() => undefined); // The program has left.
    });
  }

  private async sits(room: string): Promise<void> {
    await fetch(`${this.url}/api/v1/rooms/${room}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ command_id: `sit-${room}`, command: { type: 'sit' } }),
    });
  }

  /** Ends the stream. */
  leaves(): void {
    this.stop.abort();
  }
}
