import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../../testing/index.ts';
import { readUsers } from './read-users.ts';

bothDatabases('the learner search', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider(place);
    for (const username of ['Şükrü ÖZGÜR', 'Amina', '100%_sure\\'])
      await provider.createLearner({ username });
  }, 60_000);
  afterAll(async () => {
    await provider.close();
    await place.drop();
  });

  const find = async (search: string) => {
    const users = await readUsers(provider.context.database, { search, limit: 10 });
    return users.map(({ username }) => username);
  };

  it('ignores capitals, also beyond ASCII', async () => {
    for (const search of ['özgür', 'ŞÜKRÜ']) expect(await find(search)).toEqual(['Şükrü ÖZGÜR']);
    expect(await find('AMIN')).toEqual(['Amina']);
  });

  it('escapes LIKE wildcards', async () => {
    expect(await find('%_sure\\')).toEqual(['100%_sure\\']);
    expect(await find('%%%')).toEqual([]);
  });
});
