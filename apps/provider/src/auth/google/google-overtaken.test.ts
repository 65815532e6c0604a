import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  deactivateLearner,
  eachDatabase,
  overtake,
  startProvider,
  type TestPlace,
  type TestProvider,
} from '../../testing/index.ts';
import { GoogleBrowser } from './testing/google-browser.ts';
import { startMockIssuer, type MockIssuer } from './testing/mock-issuer.ts';

eachDatabase('account changes during the Google flow (T12)', (engine) => {
  let place: TestPlace;
  let issuer: MockIssuer;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    issuer = await startMockIssuer();
    provider = await startProvider({ ...place, environment: issuer.environment });
  });
  afterAll(async () => {
    await provider.close();
    await issuer.close();
    await place.drop();
  });
  beforeEach(async () => {
    await provider.context.database.deleteFrom('learner').execute();
  });

  const rows = (table: 'token_exchange' | 'learner') =>
    provider.context.database.selectFrom(table).selectAll().execute();
  const errorOf = ({ pathname, searchParams }: URL) => [pathname, searchParams.get('error')];

  it('keeps a sign-up verified meanwhile: its email is taken', async () => {
    const { id } = await provider.createLearner({ email: 'child@example.org', verified: false });
    const browser = new GoogleBrowser(provider.url);
    const back = (await browser.comeBack()).href;
    const home = await overtake(
      provider,
      id,
      () => browser.follow(back),
      (transaction) =>
        transaction.updateTable('learner').set({ verified_at: 1 }).where('id', '=', id).execute(),
    );
    expect(errorOf(home)).toEqual(['/auth/signin', 'google_email_taken']);
    expect(await rows('learner')).toMatchObject([{ id, google_subject: null }]);
  });

  it('refuses a learner deactivated meanwhile, and returns the reason for a one-time code (T11, D206)', async () => {
    const browser = new GoogleBrowser(provider.url);
    await browser.exchange(await browser.signIn());
    const id = (await rows('learner'))[0]?.id ?? '';
    const back = (await browser.comeBack()).href;
    const home = await overtake(
      provider,
      id,
      () => browser.follow(back),
      (transaction) => deactivateLearner(transaction, id, 'x', provider.clock.now()),
    );
    expect(errorOf(home)).toEqual(['/auth/signin', 'account_deactivated']);
    const refused = await browser.exchange(home);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'ACCOUNT_DEACTIVATED', data: { deactive_reason: 'x', fullname: expect.any(String) } },
    ]);
    // The code works once, and only in the browser that began.
    expect((await browser.exchange(home)).status).toBe(401);
    expect(await rows('token_exchange')).toEqual([]);
    const again = await browser.signIn();
    expect((await new GoogleBrowser(provider.url).exchange(again)).status).toBe(401);
  });
});
