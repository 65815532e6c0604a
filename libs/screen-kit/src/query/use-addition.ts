import {
  type Configuration,
  configurationBlock,
  configurationQuery,
  useConfiguration,
} from '@sirah-trails/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** An addition to the specified API, as the contract names it. */
export type Addition = NonNullable<Configuration['capabilities']>[number];

/**
 * Whether the provider offers an addition. False until the configuration is known; hide the addition and disable its calls
 * (`enabled: useAddition(...)`).
 */
export function useAddition(name: Addition): boolean {
  return useConfiguration().capabilities?.includes(name) ?? false;
}

/** Like `useAddition()`, but waits for the configuration. Errors: ApiError. */
export async function isAdditionOffered(client: QueryClient, name: Addition): Promise<boolean> {
  return (await client.ensureQueryData(configurationQuery())).capabilities?.includes(name) ?? false;
}

/**
 * Like `useAddition()`, but for `first`, which must not wait: false unless the page contains the configuration. The content
 * checks again later.
 */
export function isAdditionKnown(client: QueryClient, name: Addition): boolean {
  const configuration = client.getQueryData(configurationQuery().queryKey) ?? configurationBlock();
  return configuration?.capabilities?.includes(name) ?? false;
}
