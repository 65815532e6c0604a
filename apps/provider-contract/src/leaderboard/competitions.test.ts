import { createApi, read } from '@sirah-trails/api-client';
import { createSession, memoryStorage } from '@sirah-trails/api-client/session';
import { eachDatabase } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHarness, type PlayHarness } from '../journey/play-harness.ts';

const day = 24 * 60 * 60 * 1000;

eachDatabase('competitions', (engine) => {
  let harness: PlayHarness;
  let api: ReturnType<typeof createApi>;

  beforeAll(async () => {
    harness = await openHarness(engine);
    // Anonymous.
    const session = createSession({ storage: memoryStorage() });
    api = createApi({ baseUrl: harness.provider.url, session });
  });
  afterAll(() => harness.close());

  const ids = async (status?: 'ongoing' | 'upcoming' | 'ended' | 'all') => {
    const query = status === undefined ? {} : { status };
    const { data } = await read(api.GET('/api/competitions/v1', { params: { query } }));
    return data.map(({ id }) => id);
  };
  const competition = async (id: string) => {
    const path = { id };
    return (await read(api.GET('/api/competitions/v1/competition/{id}', { params: { path } }))).data;
  };

  it('D39: are open to every visitor; by default those that run now (D167)', async () => {
    expect(await ids()).toEqual(['draw-the-desert']);
    expect(await ids('ongoing')).toEqual(['draw-the-desert']);
    expect(await ids('ended')).toEqual(['map-of-the-caravan-roads']);
    expect(await ids('upcoming')).toEqual([]);
    expect(await ids('all')).toEqual(['map-of-the-caravan-roads', 'draw-the-desert']);
  });

  it('B3: one has name, banner, description, days and link', async () => {
    const shown = await competition('draw-the-desert');
    expect(shown).toMatchObject({
      name: 'Draw the desert',
      description: expect.stringMatching(/^<p>/),
      external_link: 'https://example.org/',
    });
    expect((await fetch(`${harness.provider.url}${shown.banner}`)).status).toBe(200);
    expect((await competition('map-of-the-caravan-roads')).external_link).toBeNull();
  });

  it('B8: one that does not exist is a 404', async () => {
    await expect(competition('none')).rejects.toMatchObject({ status: 404 });
  });

  it('D169: the first and the last day count whole, in UTC', async () => {
    const { start_date: start, end_date: end } = await competition('draw-the-desert');
    expect(start).toMatch(/T00:00:00\.000Z$/);
    expect(end).toMatch(/T23:59:59\.999Z$/);
    expect(Date.parse(end) - Date.parse(start)).toBe(29 * day - 1);
    const { clock } = harness.provider;
    clock.advance(Date.parse(end) - clock.now());
    expect(await ids()).toEqual(['draw-the-desert']);
    clock.advance(1);
    expect(await ids()).toEqual([]);
    expect(await ids('ended')).toEqual(['draw-the-desert', 'map-of-the-caravan-roads']);
  });
});
