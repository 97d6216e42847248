// Several real servers that keep one house in a PostgreSQL of their own, behind one address, as a
// balancer gives it to people.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, createServer, type Socket, type Server as TcpServer } from 'node:net';
import { resolve } from 'node:path';
import { PROGRAM, Server } from './server';

const POSTGRES = '/usr/lib/postgresql';
const WITH_POSTGRES = resolve('../tools/with_postgres');
const SETTLING_MS = 3000;

export const hasPostgres = existsSync(POSTGRES) && readdirSync(POSTGRES).length > 0;

/** A database that lives as long as the standard input of its process is open. */
async function database(): Promise<{ process: ChildProcess; address: string }> {
  const command = ['sh', '-c', 'echo "$TETRA_POSTGRES"; exec cat >/dev/null'];
  const process = spawn(WITH_POSTGRES, command, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [text] = (await once(process.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process, address: text.toString().trim() };
}

/** Gives each connection to a server that takes it, beginning with another one each time. */
function balance(servers: readonly Server[]): TcpServer {
  let turn = 0;
  const pass = (client: Socket, tries: number): void => {
    const server = servers[(turn + tries) % servers.length];
    if (server === undefined || tries >= servers.length) return void client.destroy();
    const onward = connect(Number(new URL(server.url).port), '127.0.0.1');
    onward.once('error', () => pass(client, tries + 1));
    onward.once('connect', () => {
      onward.removeAllListeners('error');
      for (const end of [client, onward]) end.on('error', () => end.destroy());
      client.once('close', () => onward.destroy());
      onward.once('close', () => client.destroy());
      client.pipe(onward).pipe(client);
    });
  };
  return createServer((client) => {
    client.on('error', () => client.destroy());
    turn += 1;
    pass(client, 0);
  });
}

export class House {
  private constructor(
    readonly servers: readonly Server[],
    private readonly postgres: ChildProcess,
    private readonly balancer: TcpServer,
    readonly url: string,
  ) {}

  static async make(names: readonly string[]): Promise<House> {
    const { process, address } = await database();
    const servers: Server[] = [];
    for (const name of names)
      servers.push(await Server.make(PROGRAM, ['--database', address, '--node', name]));
    const balancer = balance(servers).listen(0, '127.0.0.1');
    await once(balancer, 'listening');
    const place = balancer.address();
    if (place === null || typeof place === 'string') throw new Error('the balancer has no port');
    await new Promise((done) => setTimeout(done, SETTLING_MS));
    return new House(servers, process, balancer, `http://127.0.0.1:${place.port}`);
  }

  async remove(): Promise<void> {
    this.balancer.close();
    await Promise.all(this.servers.map((server) => server.remove()));
    this.postgres.stdin?.end();
    await once(this.postgres, 'exit');
  }
}
