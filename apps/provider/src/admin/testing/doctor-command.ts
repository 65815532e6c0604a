import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { day, hour } from '../../kernel/time.ts';
import { version } from '../../kernel/version.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { freePort } from '../../testing/free-port.ts';
import { adminHarness } from './admin-harness.ts';
import type { AdminSuite } from './admin-suite.ts';

/** Registers tests of `doctor`. */
export function testDoctor(suite: AdminSuite): void {
  const examine = examiner(suite);
  testLocalChecks(suite, examine);
  testNetworkChecks(suite, examine);
}

type Examine = ReturnType<typeof examiner>;

/** Runs doctor with other variables. CONTENT_DIR is missing by default: reading the pack takes seconds. */
function examiner(suite: AdminSuite) {
  return async (changes: Record<string, string>, clock = systemClock) => {
    const run = adminHarness({ ...suite.environment, CONTENT_DIR: '/nowhere', ...changes }, clock);
    const { code, output } = await run(['doctor']);
    return {
      code,
      output,
      line: (name: string) => new RegExp(`^.{8} ${name} .*(?:\\n {20}.*)?`, 'm').exec(output)?.[0],
    };
  };
}

function testNetworkChecks(suite: AdminSuite, examine: Examine): void {
  it('doctor passes a healthy instance', async () => {
    const sink = await startMailSink();
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'trails@example.org' };
    const healthy = {
      CONTENT_DIR: suite.provider.context.configuration.contentDir,
      PUBLIC_URL: suite.provider.url,
    };
    const { code, output, line } = await examine({ ...mail, ...healthy });
    expect([code, output]).toEqual([0, expect.stringContaining('The instance is in order.')]);
    expect(output).toContain(`Sirah Trails ${version}`);
    expect(line('provider')).toBe(`ok       provider   runs on ${suite.provider.url}`);
    expect(line('smtp')).toMatch(/^ok .* accepts the connection and the sign-in$/);
    expect(line('address')).toBe(`ok       address    ${suite.provider.url} leads to a provider`);
    expect(sink.received).toEqual([]);
    await sink.close();
  });

  it('doctor reports an unreachable mail server, provider and public address', async () => {
    const port = String(await freePort());
    const { code, line } = await examine({
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'trails@example.org',
    });
    expect(code).toBe(1);
    expect(line('smtp')).toMatch(/^PROBLEM .*cannot be used \(ESOCKET|ECONNREFUSED\)\n.*SMTP_URL/);
    expect(line('provider')).toMatch(/^PROBLEM .* does not answer \(ECONNREFUSED\)\n.*Start it/);
    expect(line('address')).toMatch(/^PROBLEM .* does not answer \(ECONNREFUSED\)\n.*PUBLIC_URL/);
  });

  it('doctor reports a public address of another program, and a provider of another version', async () => {
    let body = '{}';
    const other = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const { line } = await examine({ PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(line('address')).toMatch(/^PROBLEM .* answers 200, but not that it is ready/);
    body = JSON.stringify({ status: 'ready', version: '0.0.1' });
    expect((await examine({ PORT: port })).line('provider')).toMatch(
      /^warning .*runs version 0\.0\.1, this command/,
    );
    other.close();
  });

  it('doctor asks an address again after a closed connection', async () => {
    let requests = 0;
    const other = createServer((request, response) => {
      requests += 1;
      if (requests === 1) request.socket.resetAndDestroy();
      else response.end(JSON.stringify({ status: 'ready', version }));
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { line } = await examine({ PUBLIC_URL: address });
    expect(line('address')).toBe(`ok       address    ${address} leads to a provider`);
    other.close();
  });
}

function testLocalChecks(suite: AdminSuite, examine: Examine): void {
  it('doctor reports wrong variables, folders and clocks', async () => {
    // The clock is compared with the newest learner.
    await suite.provider.createLearner();
    const past = await examine({}, { now: () => 0 });
    expect([past.code, past.line('clock')]).toEqual([1, expect.stringMatching(/^PROBLEM/)]);
    expect(past.line('content')).toMatch(/^PROBLEM/);
    expect(await examine({ PORT: 'x' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('PORT: got'),
    });
    const misspelt = await examine({ METRIC: '1' });
    expect(misspelt.output).toMatch(
      /warning {2}variables {2}METRIC is unknown and has no effect\n +-> Did you mean METRICS\?/,
    );
    const empty = await examine({ DATABASE_URL: '', DATA_DIR: suite.folder });
    expect(empty).toMatchObject({ code: 1, output: expect.stringContaining('There is no database') });
  });

  it('doctor reports the age of the last backup', async () => {
    const { clock } = suite.provider;
    const lineAfter = async (ms: number) =>
      (await examine({}, { now: () => clock.now() + ms })).line('backup');
    await suite.json('backup', join(suite.folder, 'aged.backup'));
    expect(await lineAfter(35 * hour)).toBe('ok       backup     35 hours old');
    expect(await lineAfter(3 * day)).toMatch(/^warning {2}backup {5}3 days old\n.*every night/);
  });
}
