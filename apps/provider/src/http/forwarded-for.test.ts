import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { dropForwardedPorts } from './forwarded-for.ts';

it('takes addresses with ports from X-Forwarded-For without the port', async () => {
  const app = Fastify({ trustProxy: ['127.0.0.1', '198.51.100.7'] });
  dropForwardedPorts(app);
  app.get('/', ({ ip }) => ip);
  const cases = [
    ['203.0.113.8', '203.0.113.8'],
    ['203.0.113.8:40001', '203.0.113.8'],
    ['203.0.113.8:40001, 198.51.100.7:443', '203.0.113.8'],
    ['[2001:db8::1]:40001', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', 'unknown'],
  ];
  const seen = cases.map(async ([chain = '']) => {
    const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': chain } });
    return [chain, body];
  });
  expect(await Promise.all(seen)).toEqual(cases);
  await app.close();
});
