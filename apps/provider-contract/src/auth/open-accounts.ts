import type { TestEngine, TestProvider } from '@sirah-trails/provider/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openHarness, type PlayHarness, type HarnessOptions } from '../journey/play-harness.ts';

/** A harness whose callers may come from any address: each says its own, as a proxy in front would. */
export function openAccounts(
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
  options: HarnessOptions = {},
): Promise<PlayHarness> {
  return openHarness(engine, { TRUST_PROXY: '1', SIGN_UPS_PER_HOUR: '10000', ...environment }, options);
}

/**
 * Opens accounts for the tests of a suite, and closes them after the last. Before each of them every limit and every code of
 * the past is over. `opened` hears the provider before the first.
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

/** The headers of a caller with one of many IPs. */
export function fromIp(number: number): { readonly headers: Readonly<Record<string, string>> } {
  return { headers: { 'x-forwarded-for': `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}` } };
}

/** Lets every limit and every code of the past end. */
export function longAfter({ clock }: TestProvider): void {
  clock.advance(25 * 60 * 60 * 1000);
}
