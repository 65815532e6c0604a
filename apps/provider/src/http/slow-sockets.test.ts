import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isProof, rounds, startProvider, type TestProvider } from '../testing/index.ts';

/** Sockets per kind; `npm run proof -- auth` uses 501 in total for 60 s. */
const ofEachKind = rounds({ sample: 20, full: 167 });
const healthyRequests = rounds({ sample: 20, full: 2000 });
const calm = 30;

let provider: TestProvider;
const sockets: Socket[] = [];
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await provider.close();
});

const head = 'POST /api/auth/v1/signin/student HTTP/1.1\r\nhost: localhost\r\n';
const kinds = {
  'that says nothing': '',
  'whose headers never end': head,
  'whose body never ends': `${head}content-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
};

interface SlowSocket {
  readonly socket: Socket;
  readonly said: string;
  heard(): string;
}

/** Opens a socket, sends this text, and collects the response. */
async function openSocket(said: string): Promise<SlowSocket> {
  const { hostname, port } = new URL(provider.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (said !== '') socket.write(said);
  return { socket, said, heard: () => text };
}

const healthy = async () => {
  const begun = performance.now();
  const response = await fetch(`${provider.url}/api/x/v1/configuration`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - begun;
};

/** Durations of sequential requests with pauses, in milliseconds. */
async function healthyTimes(count: number): Promise<number[]> {
  const times = [];
  for (let sent = 0; sent < count; sent += 1) {
    times.push(await healthy());
    if (isProof) await new Promise((resolve) => setTimeout(resolve, calm));
  }
  return times;
}

const p99 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const promise = isProof
  ? 'wait at most twice as long as without them in 99 of 100 times, and all of them are hung up on'
  : 'are answered';

it(`beside slow and silent callers all others ${promise} (T33)`, async () => {
  const before = await healthyTimes(healthyRequests);
  const opened = await Promise.all(
    Object.values(kinds).flatMap((said) => Array.from({ length: ofEachKind }, () => openSocket(said))),
  );
  const dripping = setInterval(() => {
    for (const { socket, said } of opened) if (said !== '' && socket.writable) socket.write('x');
  }, 1000);
  const during = await healthyTimes(healthyRequests);
  clearInterval(dripping);
  if (!isProof) return;
  process.stdout.write(
    `healthy p99: ${p99(before).toFixed(1)} ms alone, ${p99(during).toFixed(1)} ms beside ${opened.length}\n`,
  );
  expect(p99(during)).toBeLessThanOrEqual(2 * p99(before));
  // Headers have 10 s and a request 30 s, so by now all have received their error and are disconnected.
  expect(opened.filter(({ socket }) => !socket.closed)).toEqual([]);
}, 300_000);

it.each([
  ['headers of more than 16 kB', `${head}x: ${'x'.repeat(17 * 1024)}\r\n\r\n`, 431, 'TOO_LARGE'],
  ['a text that is not HTTP', 'HELLO\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'two Host headers',
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nHOST: evil.example\r\nconnection: close\r\n\r\n',
    400,
    'BAD_REQUEST',
  ],
  ['HTTP/0.9', 'GET /healthz\r\n\r\n', 400, 'BAD_REQUEST'],
])(
  'rejects %s with an error of the contract and closes the connection (T33)',
  async (_what, said, status, code) => {
    const { socket, heard } = await openSocket(said);
    await once(socket, 'close');
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard()).toContain(`"code":"${code}"`);
  },
);
