import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  eachDatabase,
  rounds,
  startProvider,
  type TestLearner,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import type { Claim } from './exchange.ts';
import { GoogleBrowser } from '../google/testing/google-browser.ts';
import { second } from '../../kernel/time.ts';

/** `full` runs with `npm run proof -- auth`. */
const runs = rounds({ sample: 12, full: 10_000 });

eachDatabase('get-token (T1)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let learner: TestLearner;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    learner = await provider.createLearner();
  });
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const ask = (claim: Partial<Claim>) =>
    fetch(`${provider.url}/api/auth/v1/get-token?${new URLSearchParams(claim as Record<string, string>)}`);
  const sessions = async () =>
    (await provider.context.database.selectFrom('session').selectAll().execute()).length;

  it(
    'without a flow refuses known and unknown emails with the same bytes',
    async () => {
      const before = await sessions();
      const refused = await (await ask({ email: 'nobody@example.org' })).text();
      for (let run = 0; run < runs; run += 1) {
        const email = run % 2 ? learner.email : `nobody-${run}@example.org`;
        const parts = { code: 'c'.repeat(43), verifier: 'v'.repeat(43) };
        const response = await ask(run % 3 ? { email, ...parts } : { email });
        expect([response.status, await response.text()]).toEqual([401, refused]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect(await sessions()).toBe(before);
    },
    240_000 + runs * 50,
  );

  it('returns one token for 50 concurrent calls with the same code', async () => {
    const claim = await provider.offerExchange(learner);
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(claim)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  });

  it('refuses a changed claim and keeps the code for its browser', async () => {
    const changes: readonly [string, (claim: Claim) => Partial<Claim>][] = [
      ['another browser', (claim) => ({ ...claim, verifier: 'v'.repeat(43) })],
      ['a browser without its verifier', ({ email, code }) => ({ email, code })],
      ['an empty verifier', (claim) => ({ ...claim, verifier: '' })],
      ['another e-mail', (claim) => ({ ...claim, email: 'nobody@example.org' })],
      ['another code', (claim) => ({ ...claim, code: 'c'.repeat(43) })],
    ];
    const refused = await (await ask({ email: 'nobody@example.org' })).text();
    for (const [changed, change] of changes) {
      const claim = await provider.offerExchange(learner);
      const response = await ask(change(claim));
      expect([changed, response.status, await response.text()]).toEqual([changed, 401, refused]);
      expect((await ask(claim)).status).toBe(200);
    }
  });

  it('ignores the case of the email, and expires after 60 seconds', async () => {
    const [first, second60] = [await provider.offerExchange(learner), await provider.offerExchange(learner)];
    provider.clock.advance(60 * second - 1);
    const response = await ask({ ...first, email: first.email.toUpperCase() });
    expect(z.object({ user: z.object({ id: z.string() }) }).parse(await response.json()).user.id).toBe(
      learner.id,
    );
    provider.clock.advance(1);
    expect((await ask(second60)).status).toBe(401);
  });

  it('stores no code or verifier in clear', async () => {
    const { code, verifier } = await provider.offerExchange(learner);
    const rows = JSON.stringify(
      await provider.context.database.selectFrom('token_exchange').selectAll().execute(),
    );
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(verifier);
  });

  it('redirects to sign-in with an error while Google is disabled (ADR-13)', async () => {
    const home = await new GoogleBrowser(provider.url).begin();
    expect(home.href).toBe(`${provider.url}/auth/signin?error=google_off`);
  });
});
