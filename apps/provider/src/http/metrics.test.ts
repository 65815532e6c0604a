import { expect, it } from 'vitest';
import { startProvider } from '../testing/index.ts';

const report = { code: 'TypeError', route: '/discovery/book/:id', build: 'app-B4Tq0_x9' };

async function scraped(environment: Readonly<Record<string, string>>) {
  const provider = await startProvider({ environment });
  const send = (body: object) =>
    fetch(`${provider.url}/api/x/v1/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send(report);
  await send({ ...report, code: 'My name is Amina' });
  await fetch(`${provider.url}/api/trails/v1/w1?quiz_time_id=qt-easy`);
  const response = await fetch(`${provider.url}/metrics`);
  const text = await response.text();
  await provider.close();
  return { status: response.status, text };
}

it('with METRICS=1, /metrics counts responses by operation and status and crashes by code, with process metrics', async () => {
  const { status, text } = await scraped({ METRICS: '1' });
  expect(status).toBe(200);
  expect(text).toContain('sirah_responses_total{operation="reportClientError",status="200"} 1');
  expect(text).toContain('sirah_responses_total{operation="getTrail",status="401"} 1');
  expect(text).toMatch(/sirah_response_seconds_bucket\{le="5",operation="getTrail"\} 1/);
  expect(text).toContain('sirah_client_errors_total{code="TypeError"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  // Excludes IP addresses and request data.
  expect(text).not.toMatch(/w1|Amina|discovery/);
});

it('without METRICS, there is no /metrics', async () => {
  expect((await scraped({})).status).toBe(404);
});
