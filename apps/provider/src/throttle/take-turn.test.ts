import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabase, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { giveBackTurns, takeTurn, takeTurns, usedTurns, type Turn } from './take-turn.ts';
import { minute } from '../kernel/time.ts';

eachDatabase('a limit (T13)', (engine) => {
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

  const turn = (changes: Partial<Turn> = {}): Turn => ({
    bucket: 'test',
    key: `key-${keys}`,
    limit: 3,
    windowMs: 15 * minute,
    now: provider.clock.now(),
    ...changes,
  });
  const take = (changes?: Partial<Turn>) => takeTurn(provider.context.database, turn(changes));
  const freshKey = () => (keys += 1);

  it('is never exceeded by one, whatever comes at once to however many processes', async () => {
    freshKey();
    const databaseOf = (index: number) => (index % 2 ? provider : other).context.database;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => takeTurn(databaseOf(index), turn())),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('holds for every span of its length, not for hours of the clock', async () => {
    freshKey();
    await take();
    provider.clock.advance(10 * minute);
    await take();
    await take();
    provider.clock.advance(5 * minute - 1);
    expect(await take()).toEqual({ allowed: false, retryAfterMs: 1 });
    provider.clock.advance(1);
    expect((await take()).allowed).toBe(true);
    expect(await take()).toEqual({ allowed: false, retryAfterMs: 10 * minute });
  });

  it('counts no turn that it refuses, so that waiting always helps', async () => {
    freshKey();
    for (let turns = 0; turns < 20; turns += 1) await take();
    provider.clock.advance(15 * minute);
    expect((await take()).allowed).toBe(true);
  });

  it('takes several turns together or none', async () => {
    freshKey();
    const narrow = turn({ bucket: 'narrow', limit: 1 });
    const both = () => takeTurns(provider.context.database, [turn(), narrow]);
    expect((await both()).allowed).toBe(true);
    expect((await both()).allowed).toBe(false);
    expect(await usedTurns(provider.context.database, turn())).toBe(1);
  });

  it('gives a turn back that shall not count', async () => {
    freshKey();
    for (let turns = 0; turns < 10; turns += 1) {
      expect((await take()).allowed).toBe(true);
      await giveBackTurns(provider.context.database, [turn()]);
    }
    expect(await usedTurns(provider.context.database, turn())).toBe(0);
  });

  it('leaves nobody`s e-mail or address in the database, and no row of who was only refused', async () => {
    await takeTurns(provider.context.database, [turn({ key: 'canary@example.org' })]);
    await takeTurns(provider.context.database, [turn({ key: 'refused', limit: 0 })]);
    const rows = await provider.context.database.selectFrom('throttle').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/canary/);
    expect(rows.filter(({ turns }) => turns === '[]')).toEqual([]);
  });
});
