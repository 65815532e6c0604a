import { ApiError, reachable } from '@sirah-trails/api-client';
import { ErrorPanel, OfflinePanel, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { en } from '../messages/en.ts';
import { useSlowWait } from '../wait/use-slow-wait.ts';

export interface QueryViewProps<Data> {
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
  /** The kind sentence over the retry, or what replaces both; null for content that the screen does without. */
  error: string | ((retry: () => void) => ReactNode);
  /** Another picture for an error that a retry cannot resolve, for example a locked chapter. */
  refusal?: ((error: unknown) => ReactNode) | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * The states of a query: skeleton, error with its cause and a retry, content. What was read stays when a later read fails, and what the
 * network did not bring is read again when it is back.
 */
export function QueryView<Data>({ query, skeleton, error, refusal, children }: QueryViewProps<Data>) {
  const t = useMessages(en);
  useSlowWait(query.data === undefined && !query.isError);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const refused = refusal?.(query.error);
  if (refused) return refused;
  const retry = () => void query.refetch();
  if (typeof error !== 'string') return error(retry);
  if (isNetworkError(query.error))
    return <OfflinePanel onRetry={retry} onRecover={() => void recover(retry)} />;
  const cause = causeOf(query.error);
  return <ErrorPanel title={cause && t(cause)} message={error} onRetry={retry} />;
}

function isNetworkError(error: unknown) {
  return error instanceof ApiError && error.kind === 'network';
}

/** What is known of the cause beside the screen's own sentence. */
function causeOf(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'timeout') return 'kit.failed.slow';
  return error.status >= 500 ? 'kit.failed.server' : undefined;
}

/** Asks quietly first: each call that fails is a notice. */
async function recover(retry: () => void) {
  if (await reachable()) retry();
}
