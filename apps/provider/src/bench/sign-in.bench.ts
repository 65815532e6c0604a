import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startProvider } from '../testing/start-provider.ts';
import { ratio, type Bench } from './bench.ts';
import { median } from './support/interleaved.ts';

const batches = 15;
const inBatch = 20;

/** Sends a number of sign-ins, one after the other, on request: a process of its own, so that it costs the provider nothing. */
const client = `
  const { request, Agent } = require('node:http');
  const [address, body, count] = process.argv.slice(1);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const signIn = () => new Promise((resolve, reject) => {
    request(address, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode))));
    }).on('error', reject).end(body);
  });
  process.on('message', async () => {
    for (let sent = 0; sent < Number(count); sent += 1) await signIn();
    process.send('done');
  });
`;

/** What a sign-in costs beside the one hash that it cannot do without. */
export const bench: Bench = {
  about: 'CPU time of a sign-in beside that of one password hash, in turns in the same process',
  engines: 'SQLite',
  measure: async ({ place, note }) => {
    const provider = await startProvider({
      ...(await place()),
      responseValidation: false,
      environment: { PASSWORD_HASHING: 'rfc9106' },
    });
    const { email, password } = await provider.createLearner();
    const { passwords } = provider.context;
    const stored = await passwords.hash(password);
    const address = `${provider.url}/api/auth/v1/signin/student`;
    const body = JSON.stringify({ email, password });
    const child = spawn(process.execPath, ['-e', client, address, body, String(inBatch)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let killed = false;
    const ended = once(child, 'exit').then(() => {
      if (!killed) throw new Error('The client of the bench has ended.');
    });
    const signIns = async () => {
      const done = once(child, 'message');
      child.send('go');
      await Promise.race([done, ended]);
    };
    const hashes = async () => {
      for (let done = 0; done < inBatch; done += 1) await passwords.verify(password, stored);
    };
    // What is compiled while it runs is compiled by then.
    for (let warm = 0; warm < 15; warm += 1) await signIns();
    const found = [];
    for (let batch = 0; batch < batches; batch += 1)
      found.push({ hash: await cpuOf(hashes), signIn: await cpuOf(signIns) });
    killed = true;
    child.kill();
    await ended;
    await provider.close();
    const hash = median(found.map((one) => one.hash));
    const signIn = median(found.map((one) => one.signIn));
    note(`a hash ${hash.toFixed(2)} ms, a sign-in ${signIn.toFixed(2)} ms of CPU`);
    return [ratio('a sign-in beside one hash', median(found.map((one) => one.signIn / one.hash)), 1.1)];
  },
};

/** Milliseconds of CPU, of all threads, for one of a batch. */
async function cpuOf(batch: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await batch();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / inBatch;
}
