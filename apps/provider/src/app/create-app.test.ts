import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider, type TestProvider } from '../testing/index.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

it('the configuration answers everybody', async () => {
  const response = await fetch(`${provider.url}/api/x/v1/configuration`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ product: 'Sirah Trails', demo: null });
});
