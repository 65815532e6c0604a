import { createApi, read, type Api } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { eachDatabase, rounds, type TestLearner } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './journey/play-harness.ts';

const losses = rounds({ sample: 1, full: 100 });
const minute = 60_000;
const day = 24 * 60 * minute;

eachDatabase('a session through the real client', (engine) => {
  let harness: PlayHarness;
  let learner: TestLearner;
  let session: ReturnType<typeof createSession>;
  let refreshes = 0;
  let lose: (request: Request) => boolean;
  let api: Api;

  beforeAll(async () => {
    harness = await openHarness(engine);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    learner = await harness.provider.createLearner({ username: 'Trail Fox' });
    session = createSession({ storage: memoryStorage() });
    refreshes = 0;
    lose = () => false;
    api = createApi({ baseUrl: harness.provider.url, session, fetch: recorded });
  });

  async function recorded(request: Request): Promise<Response> {
    if (request.url.endsWith('/refresh')) refreshes += 1;
    const response = await fetch(request);
    if (!lose(request)) return response;
    await response.body?.cancel();
    throw new TypeError('The response was lost.');
  }

  const signIn = async (password = learner.password, email = learner.email) => {
    const body = { email, password };
    const answer = await read(api.POST('/api/auth/v1/signin/student', { body }));
    session.getState().signIn({ token: answer.access_token, user: answer.user });
    return answer;
  };
  const readBook = () => read(api.GET('/api/book/v1/book/{id}', { params: { path: { id: 'the-land' } } }));

  it('begins with the learner, whatever the case of the e-mail', async () => {
    const { user, message } = await signIn(learner.password, learner.email.toUpperCase());
    expect(user).toMatchObject({ id: learner.id, username: 'Trail Fox', email: learner.email });
    expect(user.student).toEqual({ gender: user.gender, age: user.age });
    expect(message).not.toBe('');
  });

  it('does not begin with a wrong password', async () => {
    await expect(signIn('wrong')).rejects.toMatchObject({
      status: 422,
      code: 'INVALID_CREDENTIALS',
      fieldErrors: { password: [expect.any(String)] },
    });
    expect(refreshes).toBe(0);
  });

  it('is renewed once for 20 calls at its expiry, and all succeed (T5)', async () => {
    await signIn();
    harness.provider.clock.advance(15 * minute);
    const books = await Promise.all(Array.from({ length: 20 }, readBook));
    expect(books.every(({ data }) => data.id === 'the-land')).toBe(true);
    expect(refreshes).toBe(1);
  });

  it('survives a refresh whose response was lost, however often (T5)', async () => {
    await signIn();
    for (let loss = 0; loss < losses; loss += 1) {
      harness.provider.clock.advance(15 * minute);
      let lost = 0;
      lose = (request) => request.url.endsWith('/refresh') && (lost += 1) === 1;
      await expect(readBook()).resolves.toMatchObject({ data: { id: 'the-land' } });
      expect(lost).toBe(2);
    }
  }, 600_000);

  it('is over for the client after 30 days away', async () => {
    await signIn();
    harness.provider.clock.advance(30 * day);
    await expect(readBook()).rejects.toMatchObject({ status: 401 });
    expect(session.getState().token).toBeNull();
  });

  it('is over everywhere after sign-out', async () => {
    const { access_token: token } = await signIn();
    await read(api.POST('/api/user/v1/logout'));
    session.getState().setToken(token);
    await expect(readBook()).rejects.toMatchObject({ status: 401 });
    expect(session.getState().token).toBeNull();
  });

  it('of a demo learner is invalid without the demo (D178)', async () => {
    learner = await harness.provider.createLearner({ demo: true });
    await expect(signIn()).rejects.toMatchObject({ status: 422, code: 'INVALID_CREDENTIALS' });
    session.getState().signIn({ token: learner.token, user: null });
    await expect(readBook()).rejects.toMatchObject({ status: 401 });
  });
});
