import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { storeResponse, readStoredResponse, type Write } from './stored-response.ts';
import { sha256 } from '../kernel/sha256.ts';
import { day } from '../kernel/time.ts';

bothDatabases('an Idempotency-Key (T14)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let effects = 0;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const write = (learnerId: string, changes: Partial<Write> = {}): Write => ({
    learnerId,
    key: 'key-00000001',
    operation: 'submitAnswer',
    request: { answer: 'A' },
    now: provider.clock.now(),
    ...changes,
  });
  const send = (command: Write, effect = async () => ({ effect: (effects += 1) })) =>
    inTransaction(provider.context.database, async (transaction) => {
      const kept = await readStoredResponse<{ effect: number }>(transaction, command);
      if (kept) return kept.response;
      const response = await effect();
      await storeResponse(transaction, command, response);
      return response;
    });

  it('applies 50 concurrent repeats once', async () => {
    const { id } = await provider.createLearner();
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(write(id))));
    expect(effects).toBe(before + 1);
    expect(new Set(answers.map(({ effect }) => effect)).size).toBe(1);
  });

  it('is scoped to the learner', async () => {
    const [first, second] = [await provider.createLearner(), await provider.createLearner()];
    expect(await send(write(first.id))).not.toEqual(await send(write(second.id)));
  });

  it.each([{ request: { answer: 'B' } }, { operation: 'deleteAnswers' }])(
    'rejects another request with 422: %j',
    async (changes) => {
      const { id } = await provider.createLearner();
      await send(write(id));
      await expect(send(write(id, changes))).rejects.toMatchObject({
        status: 422,
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    },
  );

  it('stores no response for a failed write', async () => {
    const { id } = await provider.createLearner();
    await expect(send(write(id), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(send(write(id))).resolves.toBeDefined();
  });

  it('T36: stores no guessable hash of an anonymous request', async () => {
    const key = randomUUID();
    const request = { email: 'canary@example.org' };
    await send({ ...write('', { key, request }), learnerId: null });
    const rows = await provider.context.database
      .selectFrom('kept_response')
      .select(['key', 'body_hash'])
      .where('scope', '=', 'public')
      .execute();
    expect(rows.map((row) => row.body_hash)).not.toContain(sha256(JSON.stringify(request)));
    expect(rows.map((row) => row.key)).not.toContain(key);
  });

  it('expires after 24 hours', async () => {
    const { id } = await provider.createLearner();
    const first = await send(write(id));
    provider.clock.advance(day - 1);
    expect(await send(write(id))).toEqual(first);
    provider.clock.advance(1);
    expect(await send(write(id))).not.toEqual(first);
  });

  it('is optional: each request without a key takes effect', async () => {
    const { id } = await provider.createLearner();
    const key = null;
    expect(await send(write(id, { key }))).not.toEqual(await send(write(id, { key, request: randomUUID() })));
  });
});
