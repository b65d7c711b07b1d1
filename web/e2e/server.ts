// Runs the real server on a free port with its own data folder.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The server program. */
export function program(): string {
  const target = join(import.meta.dirname, '../../target');
  const places = [process.env.TENGEN_BIN, join(target, 'release/tengen'), join(target, 'debug/tengen')];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error('there is no server program: run `cargo build -p server`, or set TENGEN_BIN');
  return found;
}

export class Server {
  /** The folder of the client to serve; undefined for the client that is built into the server. */
  client: string | undefined;
  /** More arguments, such as limits. */
  args: readonly string[] = [];
  /** The list of the operator's engines, as TOML; undefined for none. */
  engines: string | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'tengen-e2e-'));
  private child: ChildProcess | undefined;
  private address = '127.0.0.1:0';

  /** The server's URL, which stays the same after a restart. */
  get url(): string {
    return `http://${this.address}`;
  }

  /** Starts the server and waits until it is listening. */
  async start(): Promise<void> {
    const client = this.client ? ['--client', this.client] : [];
    const list = join(this.data, 'engines.toml');
    if (this.engines !== undefined) writeFileSync(list, this.engines);
    const engines = this.engines === undefined ? [] : ['--engines', list];
    const child = spawn(
      program(),
      [
        'serve',
        '--listen',
        this.address,
        '--data',
        this.data,
        '--no-mdns',
        '--lift-rates',
        ...this.args,
        ...client,
        ...engines,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.child = child;
    const lines: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
    this.address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        const found = /^listening on http:\/\/(\S+)$/.exec(line);
        if (found?.[1]) resolve(found[1]);
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)));
    });
  }

  /** Gives the running server an order of the operator, and returns the answer. */
  admin(...order: string[]): string {
    return execFileSync(program(), ['admin', ...order, '--data', this.data], { encoding: 'utf8' });
  }

  /** Starts the server again, with the client in this folder. */
  async serves(client: string): Promise<void> {
    this.client = client;
    await this.kill();
    await this.start();
  }

  /** Kills the server without an orderly stop, as `kill -9` does. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Freezes the server, so that it accepts connections but never answers. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Lets a frozen server run again. */
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Kills the server and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
