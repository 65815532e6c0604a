import { ErrorPanel } from '@sirah-trails/ui';
import type { ReactNode } from 'react';

export interface QueryViewProps<Data> {
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
  /** The kind sentence over the retry, or what replaces both; null for content that the screen does without. */
  error: string | ((retry: () => void) => ReactNode);
  /** Another picture for an error that a retry cannot resolve, for example a locked chapter. */
  refusal?: ((error: unknown) => ReactNode) | undefined;
  children: (data: Data) => ReactNode;
}

/** The states of a query: skeleton, error with a retry, content. What was read stays when a later read fails. */
export function QueryView<Data>({ query, skeleton, error, refusal, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const refused = refusal?.(query.error);
  if (refused) return refused;
  const retry = () => void query.refetch();
  return typeof error === 'string' ? <ErrorPanel message={error} onRetry={retry} /> : error(retry);
}
