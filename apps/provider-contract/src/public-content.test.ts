import { createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { eachDatabase, startProvider, type TestProvider } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from './journey/play-harness.ts';

function clientOf({ url }: TestProvider, token: string | null = null) {
  const session = createSession({ storage: memoryStorage() });
  if (token !== null) session.getState().signIn({ token, user: null });
  return createApi({ baseUrl: url, session });
}

eachDatabase('content of the pack arrives through the real client', (engine) => {
  let harness: PlayHarness;
  let api: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    harness = await openHarness(engine);
    api = clientOf(harness.provider, (await harness.provider.createLearner()).token);
  });
  afterAll(() => harness.close());

  it('a book with its cover and its pages in order', async () => {
    const { data } = await read(api.GET('/api/book/v1/book/{id}', { params: { path: { id: 'the-land' } } }));
    expect(data.pages.map(({ page }) => page)).toEqual(data.pages.map((_page, index) => index + 1));
    expect(data).toMatchObject({ title: 'The Land', max_page: data.pages.length, reading_progress: [] });
    expect((await fetch(`${harness.provider.url}${data.cover_url}`)).status).toBe(200);
  });

  it.each(['start', 'success', 'failed', 'to_journey'] as const)(
    'the quote of a world for %s',
    async (type) => {
      const query = { trail_id: 'w1', motivational_type: type };
      const { data } = await read(api.GET('/api/motivational-quote/v1', { params: { query } }));
      expect(data.title).not.toBe('');
      expect(data.description).not.toMatch(/<script|\son\w+=|javascript:/i);
      if (data.image !== null) expect((await fetch(`${harness.provider.url}${data.image}`)).status).toBe(200);
    },
  );
});

describe('the configuration', () => {
  it('names the product, the owner and the address that the operator has set', async () => {
    const provider = await startProvider({
      environment: { PRODUCT: 'River Trails', OWNER: 'A Charity', SUPPORT_EMAIL: 'help@example.org' },
    });
    const configuration = await read(clientOf(provider).GET('/api/x/v1/configuration'));
    expect(configuration).toMatchObject({ product: 'River Trails', owner: 'A Charity', demo: null });
    expect(configuration.support_email).toBe('help@example.org');
    expect(configuration.content_language).toBe('en');
    await provider.close();
  });

  it('offers a working sign-in in a demo', async () => {
    const provider = await startProvider({ demo: true });
    const api = clientOf(provider);
    const { demo } = await read(api.GET('/api/x/v1/configuration'));
    if (!demo) throw new Error('A demo offers a sign-in.');
    const { user } = await read(api.POST('/api/auth/v1/signin/student', { body: demo }));
    expect(user.email).toBe(demo.email);
    await provider.close();
  });
});
