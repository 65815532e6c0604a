import type { TestEngine, TestProvider } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openHarness, type PlayHarness, type HarnessOptions } from '../journey/play-harness.ts';

/** Harness with spoofed client IPs, as behind a proxy. */
export function openAccounts(
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
  options: HarnessOptions = {},
): Promise<PlayHarness> {
  return openHarness(engine, { TRUST_PROXY: '1', SIGN_UPS_PER_HOUR: '10000', ...environment }, options);
}

/**
 * Opens accounts for a suite and closes them after its last test. Advances the clock past all limits and codes before each
 * test. `opened` receives the provider before the first test.
 */
export function accountsHarness(
  engine: TestEngine,
  opened: (provider: TestProvider) => void,
  environment?: Readonly<Record<string, string>>,
): void {
  let harness: PlayHarness;
  beforeAll(async () => {
    harness = await openAccounts(engine, environment);
    opened(harness.provider);
  });
  beforeEach(() => longAfter(harness.provider));
  afterAll(() => harness.close());
}

/** Headers with the caller's IP. */
export function fromIp(number: number): { readonly headers: Readonly<Record<string, string>> } {
  return { headers: { 'x-forwarded-for': `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}` } };
}

/** Advances the clock past all limits and codes. */
export function longAfter({ clock }: TestProvider): void {
  clock.advance(25 * 60 * 60 * 1000);
}
