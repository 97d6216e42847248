// The real server, on a port and a database of its own, which it keeps when it is started again.
// Whatever happens to a test, neither the process nor the folder outlives the worker.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const PROGRAM = resolve(process.env['TETRA_PROGRAM'] ?? '../build/release/tetrapolis');

/** A built client in a folder, in place of the one in the program. */
const CLIENT = process.env['TETRA_CLIENT'];

/** What the folders of this worker begin with. */
export const FOLDER = `tetrapolis-e2e-${process.pid}-`;

const START_MS = 20_000;
const PROBE_MS = 50;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

export class Server {
  private process: ChildProcess | null = null;
  private readonly atExit = (): void => {
    this.process?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  };

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private readonly folder: string,
    private readonly further: readonly string[],
  ) {
    process.once('exit', this.atExit);
  }

  /** `further` are options of "serve" for what a test needs. */
  static async make(program = PROGRAM, further: readonly string[] = []): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), FOLDER));
    const server = new Server(program, await freePort(), folder, further);
    try {
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const file = ['--database', join(this.folder, 'games.db')];
    const database = this.further.includes('--database') ? [] : file;
    const own = ['--port', String(this.port), '--pace', '0', ...database];
    const client = CLIENT === undefined ? [] : ['--client', resolve(CLIENT)];
    const options = [...own, ...client, ...this.further];
    this.process = spawn(this.program, ['serve', ...options, '--unlimited'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = Date.now() + START_MS;
    while (!(await this.answers())) {
      if (this.hasEnded() || Date.now() > end) throw new Error(`${this.program} does not answer`);
      await new Promise((done) => setTimeout(done, PROBE_MS));
    }
  }

  /** Ends the server without a word, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Makes an account an admin as a host does: on the command line, while the server is stopped. */
  async appoint(name: string): Promise<void> {
    await this.end('SIGTERM');
    execFileSync(this.program, ['admin', name, '--database', join(this.folder, 'games.db')]);
    await this.start();
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
    process.off('exit', this.atExit);
  }

  private async answers(): Promise<boolean> {
    return await fetch(`${this.url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  private hasEnded(): boolean {
    return this.process === null || this.process.exitCode !== null;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = null;
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }
}
