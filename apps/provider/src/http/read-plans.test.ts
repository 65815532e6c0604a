import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf, tablesReadWhole } from '../database/testing/query-plan.ts';
import { bothDatabases, startProvider, type TestPlace, type TestProvider } from '../testing/index.ts';
import { contractOperations } from './contract.ts';
import { type Reader, readingRequests, startReader } from './testing/reading-requests.ts';

const signingIn = ['getToken', 'loginGoogle', 'returnFromGoogle', 'followMailedLink'];
const fromFiles = ['getAbout', 'getTheme', 'getConfiguration', 'listLegalPages', 'getLegalPage'];

bothDatabases('T34: every statement of a reading operation uses an index', (engine) => {
  let place: TestPlace;
  let provider: TestProvider;
  let reader: Reader;

  beforeAll(async () => {
    place = await engine.place();
    provider = await startProvider({ databaseUrl: place.databaseUrl, dataDir: place.dataDir });
    reader = await startReader(provider);
  });
  afterAll(async () => {
    await reader.close();
    await provider.close();
    await place.drop();
  });

  it('the list covers all reading operations', () => {
    const reading = contractOperations.filter(({ method }) => method === 'GET').map(({ id }) => id);
    expect([...Object.keys(readingRequests), ...signingIn, ...fromFiles].toSorted()).toEqual(
      reading.toSorted(),
    );
  });

  it.each(Object.keys(readingRequests))('%s', async (id) => {
    const plans: string[] = [];
    for (const statements of await reader.ask(id)) {
      // At least the session's statement.
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements)
        plans.push(await planOf(provider.context.database, statement, 'by index where it can'));
    }
    expect(plans.flatMap(tablesReadWhole)).toEqual([]);
  });
});
