import { createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { eachDatabase, readError, type TestProvider } from '@sirah-trails/provider/testing';
import { expect, it } from 'vitest';
import { sendOperation } from '../send-operation.ts';
import { ask } from './newcomer.ts';
import { accountsHarness } from './open-accounts.ts';

const reason = 'Somebody used an unkind name.';

eachDatabase('a deactivated account (T11)', (engine) => {
  let provider: TestProvider;
  accountsHarness(engine, (opened) => (provider = opened));

  const deactivate = (id: string) =>
    provider.context.database
      .updateTable('learner')
      .set({ deactivated_at: provider.clock.now(), deactive_reason: reason })
      .where('id', '=', id)
      .execute();

  it('gets reason and name only with the right password (D23)', async () => {
    const { email, password } = await provider.createLearner({ deactiveReason: reason });
    const refused = await ask(provider, 'signInStudent', { email, password });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'Your account has been deactivated',
      error: 'Your account has been deactivated',
      code: 'ACCOUNT_DEACTIVATED',
      data: { deactive_reason: reason, fullname: 'Amina Test' },
    });
    const guess = await ask(provider, 'signInStudent', { email, password: `${password}x` });
    const text = await guess.text();
    expect(guess.status).toBe(422);
    expect(text).not.toMatch(/deactiv|Amina|unkind/);
  });

  it('dies with requests in flight: each later one gets 401 and no refresh', async () => {
    const { id, token } = await provider.createLearner();
    const call = () => sendOperation(provider, 'getProfile', { token });
    const inFlight = Array.from({ length: 10 }, call);
    await deactivate(id);
    await Promise.all(inFlight);
    const later = await call();
    expect([later.status, (await readError(later)).code]).toEqual([401, 'ACCOUNT_DEACTIVATED']);
    expect((await sendOperation(provider, 'refreshSession', { token })).status).toBe(401);
  });

  it('ends at sign-in for the client', async () => {
    const { id, token } = await provider.createLearner();
    const session = createSession({ storage: memoryStorage() });
    session.getState().signIn({ token, user: null });
    const api = createApi({ baseUrl: provider.url, session });
    await deactivate(id);
    await expect(read(api.GET('/api/profile/v1'))).rejects.toMatchObject({ status: 401 });
    expect(session.getState().token).toBeNull();
  });
});
