import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary Redis without persistence. */
export interface Redis {
  /** Sends a command and returns its one-line reply. */
  ask(...command: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Starts Redis; null when it is not installed. */
export async function startRedis(): Promise<Redis | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sirah-redis-'));
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', options);
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += String(data)));
  while (!printed.includes('Ready to accept')) await once(child.stdout, 'data');
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return {
    ask: async (...command) => {
      const parts = command.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
      socket.write(`*${command.length}\r\n${parts.join('')}`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString().slice(1).trim();
    },
    close: async () => {
      socket.destroy();
      child.kill('SIGTERM');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
