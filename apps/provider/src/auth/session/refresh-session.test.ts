import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bothDatabases,
  isProof,
  rounds,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import { authenticate } from './authenticate.ts';
import { refresh } from './refresh-session.ts';
import { sessionRules } from './session-rules.ts';
import { startSession } from './start-session.ts';
import { day } from '../../kernel/time.ts';

const races = rounds({ sample: 1, full: 100 });
const callers = rounds({ sample: 20, full: 100 });

bothDatabases('a session (D4)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let other: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    other = await startProvider({ ...place, clock: provider.clock });
  });
  afterAll(async () => {
    await other.close();
    await provider.close();
    await place.drop();
  });

  const signedIn = async () => (await provider.createLearner()).token;
  const renew = (token: string, { context } = provider) => refresh(context, token);
  const renewed = async (token: string) => {
    const next = await renew(token);
    if (next === null) throw new Error('The session is over.');
    return next;
  };
  const call = (token: string) => authenticate(provider.context, token);

  it('rotates once for concurrent refreshes at two processes, with the same token (T5)', async () => {
    for (let race = 0; race < races; race += 1) {
      const token = await signedIn();
      const tokens = await Promise.all(
        Array.from({ length: callers }, (_none, index) => renew(token, index % 2 ? provider : other)),
      );
      expect(new Set(tokens).size).toBe(1);
      expect(tokens[0]).not.toBe(token);
      await expect(call(tokens[0] ?? '')).resolves.toBeDefined();
    }
  }, 600_000);

  // All other rules are independent of the engine.
  if (engine.engine === 'PostgreSQL' && !isProof) return;

  it('accepts the access token for 15 minutes after each refresh', async () => {
    const token = await signedIn();
    provider.clock.advance(sessionRules.accessMs - 1);
    await expect(call(token)).resolves.toMatchObject({ learnerId: expect.any(String) });
    provider.clock.advance(1);
    await expect(call(token)).rejects.toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    await expect(call(await renewed(token))).resolves.toBeDefined();
  });

  it('repeats the new token for 10 seconds after a lost response', async () => {
    const token = await signedIn();
    const first = await renewed(token);
    provider.clock.advance(sessionRules.previousMs);
    expect(await renew(token)).toBe(first);
    await expect(call(token)).resolves.toBeDefined();
  });

  it('D253: repeats the new token hours later while it is unused', async () => {
    const token = await signedIn();
    const lost = await renewed(token);
    provider.clock.advance(day);
    await expect(call(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await renew(token)).toBe(lost);
  });

  it('T5, D253: ends on all devices when a replaced token is reused after its successor', async () => {
    const token = await signedIn();
    const stolen = await renewed(token);
    await call(stolen);
    provider.clock.advance(sessionRules.previousMs + 1);
    expect(await renew(token)).toBeNull();
    await expect(call(stolen)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'User not found' });
    expect(await renew(stolen)).toBeNull();
  });

  it('ends when the reused token was replaced several times', async () => {
    const token = await signedIn();
    const last = await renewed(await renewed(await renewed(token)));
    expect(await renew(token)).toBeNull();
    expect(await renew(last)).toBeNull();
  });

  it('survives a refresh by a stranger with the session id but no secret (T5)', async () => {
    const token = await signedIn();
    const other = await signedIn();
    const [id = '', secret = ''] = token.split('.');
    const [, secretOfOther = ''] = other.split('.');
    const guesses = ['B'.repeat(43), 'B'.repeat(54), secret.slice(0, 43), secretOfOther];
    for (const guess of guesses) expect(await renew(`${id}.${guess}`)).toBeNull();
    await expect(call(token)).resolves.toBeDefined();
    await expect(call(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).rejects.toMatchObject({
      status: 401,
    });
  });

  it('drops the oldest of more than 1,000 sessions per learner', async () => {
    const { id, token } = await provider.createLearner();
    const { database } = provider.context;
    const now = provider.clock.now();
    const rows = Array.from({ length: sessionRules.mostAtOnce - 1 }, (_none, index) => {
      return { id: `${id} ${index}`, learner_id: id, token_hash: 'x', created_at: now, rotated_at: now + 1 };
    });
    for (let from = 0; from < rows.length; from += 333)
      await database
        .insertInto('session')
        .values(rows.slice(from, from + 333))
        .execute();
    await expect(call(token)).resolves.toBeDefined();
    const newest = await startSession(database, provider.context, id);
    await expect(call(token)).rejects.toMatchObject({ status: 401 });
    await expect(call(newest)).resolves.toBeDefined();
  });

  it('survives a replaced access token of a late tab', async () => {
    const token = await signedIn();
    const last = await renewed(token);
    await call(last);
    provider.clock.advance(sessionRules.previousMs + 1);
    await expect(call(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await expect(call(last)).resolves.toBeDefined();
  });

  it('ends after 30 days without a refresh', async () => {
    const token = await signedIn();
    provider.clock.advance(30 * day - 1);
    const next = await renewed(token);
    provider.clock.advance(30 * day);
    expect(await renew(next)).toBeNull();
    await expect(call(next)).rejects.toMatchObject({ message: 'User not found' });
  });

  it('ends 90 days after the sign-in', async () => {
    let token = await signedIn();
    for (let renewal = 0; renewal < 3; renewal += 1) {
      provider.clock.advance(29 * day);
      token = await renewed(token);
    }
    provider.clock.advance(3 * day);
    expect(await renew(token)).toBeNull();
  });

  it('rejects malformed and unknown tokens', async () => {
    for (const token of [
      '',
      'x',
      'a.b',
      `${'A'.repeat(22)}.${'A'.repeat(43)}`,
      `${'é'.repeat(22)}.${'A'.repeat(43)}`,
    ]) {
      expect(await renew(token)).toBeNull();
      await expect(call(token)).rejects.toMatchObject({ status: 401, message: 'User not found' });
    }
  });

  it('stores no token in clear', async () => {
    const token = await signedIn();
    const next = await renewed(token);
    const { rows } = await sql`select * from session`.execute(provider.context.database);
    for (const secret of [token, next].map((text) => text.split('.')[1] ?? '')) {
      expect(secret).toHaveLength(54);
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});
