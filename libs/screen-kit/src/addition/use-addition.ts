import { type Configuration, useConfiguration } from '@sirah-trails/api-client';

/** An addition to the specified API, as the contract names it. */
export type Addition = NonNullable<Configuration['capabilities']>[number];

/**
 * Whether the provider offers an addition to the specified API, by the name in its configuration. False until the
 * configuration is known: show nothing of the addition and make none of its calls (`enabled: useAddition(...)`).
 */
export function useAddition(name: Addition): boolean {
  return useConfiguration().capabilities?.includes(name) ?? false;
}
