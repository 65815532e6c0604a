import { expect, it } from 'vitest';
import { createApp } from './create-app.ts';

it('the configuration answers everybody', async () => {
  const app = createApp();
  const response = await app.inject('/api/x/v1/configuration');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ product: 'Sirah Trails' });
  await app.close();
});
