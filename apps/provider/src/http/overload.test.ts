import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seededDraw } from '../domain/seeded-shuffle.ts';
import {
  bothDatabases,
  onDatabase,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../testing/index.ts';
import { checkLedgers } from '../testing/load/check-ledgers.ts';
import { loadContent } from '../testing/load/load-content.ts';
import { connections, type LoadResponse } from '../testing/load/send.ts';
import { playAlong } from '../testing/load/virtual-learner.ts';
import { signal } from '../testing/signal.ts';
import { createApp, type AppOptions } from './create-app.ts';
import { limitConnections } from './limit-connections.ts';

const mostConnections = 12;

/** A second instance of the application, on another port, with a lower connection limit. */
async function listen({ context }: TestProvider, options: AppOptions) {
  const app: FastifyInstance = await createApp(context, { responseValidation: true, ...options });
  limitConnections(app.server, mostConnections);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}` };
}

onDatabase('SQLite', 'connections above the limit (T33)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let app: FastifyInstance;
  let port = 0;
  const clients: Socket[] = [];
  const accepted: Socket[] = [];
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ dataDir: place.dataDir });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });
  beforeEach(async () => {
    ({ app, port } = await listen(provider, {}));
    app.server.prependListener('connection', (socket) => accepted.push(socket));
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    accepted.length = 0;
    await app.close();
  });

  async function open(): Promise<Socket> {
    const client = connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    clients.push(client);
    const heard = once(app.server, 'connection');
    await once(client, 'connect');
    await heard;
    return client;
  }

  const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

  /** Sends a request and returns the first part of the response. */
  async function ask(client: Socket): Promise<string> {
    client.write(health);
    const [part] = (await once(client, 'data')) as [Buffer];
    return part.toString();
  }

  it('get 503 with Retry-After and are closed; the others are served, even silent and slow connections', async () => {
    const first = await open();
    while (clients.length < mostConnections) (await open()).write(health.slice(0, clients.length));
    const refused = connect(port, '127.0.0.1');
    let text = '';
    refused.on('data', (part: Buffer) => (text += part.toString()));
    await once(refused, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(text).toContain('\r\nRetry-After: 1\r\n');
    expect(text).toContain('"code":"BUSY"');
    expect(await ask(first)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('are accepted again after a disconnect', async () => {
    while (clients.length < mostConnections) await open();
    const gone = once(accepted[0] ?? app.server, 'close');
    clients[0]?.destroy();
    await gone;
    expect(await ask(await open())).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('do not delay the shutdown', async () => {
    while (clients.length <= mostConnections) await open();
    app.server.closeAllConnections();
    await expect(app.close()).resolves.toBeUndefined();
  });
});

const learners = 10;
const answersBefore = 30;

bothDatabases('requests during overload (T34)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  it('get 503 with Retry-After, lose and double no acknowledged answer, and are served afterwards', async () => {
    let lagMs = 0;
    let answers = 0;
    const refusals: LoadResponse[] = [];
    const [enough, allRefused, recovered] = [signal(), signal(), signal()];
    const { app, url } = await listen(provider, { lagMs: () => lagMs });
    const questions = await loadContent(provider.context.database);
    const web = connections(learners);
    const plays = Array.from({ length: learners }, async (_, index) => {
      const { id, token } = await provider.createLearner();
      return playAlong({
        learnerId: id,
        token,
        questions,
        send: async (request) => {
          // Stays below the answer rate limit on the provider's clock.
          if (request.method === 'POST') provider.clock.advance(400);
          const response = await web.send(url, request);
          if (response.status !== 503) return response;
          if (refusals.push(response) === learners) allRefused.resolve();
          await recovered.promise;
          return response;
        },
        draw: seededDraw(`overload ${index}`),
        thinkingMs: 0,
        goesOn: () => answers < 3 * answersBefore,
        acknowledged: () => {
          answers += 1;
          if (answers === answersBefore) enough.resolve();
        },
      });
    });
    await enough.promise;
    lagMs = 5000;
    await allRefused.promise;
    const atWorst = answers;
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    lagMs = 0;
    recovered.resolve();
    const ledgers = await Promise.all(plays);
    web.close();
    await app.close();
    expect(refusals).toHaveLength(learners);
    for (const { body, retryAfter } of refusals) {
      expect(body).toMatchObject({ code: 'BUSY' });
      expect(retryAfter).toBe('1');
    }
    expect(answers).toBeGreaterThanOrEqual(3 * answersBefore);
    expect(answers).toBeGreaterThan(atWorst);
    expect(await checkLedgers(provider.context.database, ledgers)).toEqual({
      lost: [],
      doubled: [],
      boards: [],
    });
  });
});

/** Uses a separate connection. */
function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent: new Agent() }, (response) => resolve(response.resume().statusCode ?? 0)).on(
      'error',
      reject,
    );
  });
}
