import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { takeBackHits, countHit, countHits, countedHits, type Hit } from './count-hits.ts';
import { minute } from '../kernel/time.ts';

bothDatabases('rate limit (T13)', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let other: TestProvider;
  let keys = 0;
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

  const hit = (changes: Partial<Hit> = {}): Hit => ({
    bucket: 'test',
    key: `key-${keys}`,
    limit: 3,
    windowMs: 15 * minute,
    now: provider.clock.now(),
    ...changes,
  });
  const count = (changes?: Partial<Hit>) => countHit(provider.context.database, hit(changes));
  const freshKey = () => (keys += 1);

  it('is never exceeded by concurrent calls to two processes', async () => {
    freshKey();
    const databaseOf = (index: number) => (index % 2 ? provider : other).context.database;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => countHit(databaseOf(index), hit())),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('applies to a sliding window', async () => {
    freshKey();
    await count();
    provider.clock.advance(10 * minute);
    await count();
    await count();
    provider.clock.advance(5 * minute - 1);
    expect(await count()).toEqual({ allowed: false, retryAfterMs: 1 });
    provider.clock.advance(1);
    expect((await count()).allowed).toBe(true);
    expect(await count()).toEqual({ allowed: false, retryAfterMs: 10 * minute });
  });

  it('does not count refused hits', async () => {
    freshKey();
    for (let hits = 0; hits < 20; hits += 1) await count();
    provider.clock.advance(15 * minute);
    expect((await count()).allowed).toBe(true);
  });

  it('counts several hits together or not at all', async () => {
    freshKey();
    const narrow = hit({ bucket: 'narrow', limit: 1 });
    const both = () => countHits(provider.context.database, [hit(), narrow]);
    expect((await both()).allowed).toBe(true);
    expect((await both()).allowed).toBe(false);
    expect(await countedHits(provider.context.database, hit())).toBe(1);
  });

  it('gives the IPv6 networks of a /48 ten times the limit together', async () => {
    freshKey();
    const ofNetwork = (network: number) => ({ key: `${keys} 2001:db8:1:${network.toString(16)}::/64` });
    const allowed = async (network: number) => (await count(ofNetwork(network))).allowed;
    for (let network = 0; network < 30; network += 1) expect(await allowed(network)).toBe(true);
    expect(await allowed(30)).toBe(false);
    await takeBackHits(provider.context.database, [hit(ofNetwork(0))]);
    expect(await allowed(30)).toBe(true);
    expect((await count({ key: `${keys} 2001:db8:2:0::/64` })).allowed).toBe(true);
  });

  it('takes back a hit', async () => {
    freshKey();
    for (let hits = 0; hits < 10; hits += 1) {
      expect((await count()).allowed).toBe(true);
      await takeBackHits(provider.context.database, [hit()]);
    }
    expect(await countedHits(provider.context.database, hit())).toBe(0);
  });

  it('stores hashed keys, and no row of callers with refused hits only', async () => {
    await countHits(provider.context.database, [hit({ key: 'canary@example.org' })]);
    await countHits(provider.context.database, [hit({ key: 'refused', limit: 0 })]);
    const rows = await provider.context.database.selectFrom('throttle').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/canary/);
    expect(rows.filter(({ turns }) => turns === '[]')).toEqual([]);
  });
});
