import { ApiError, reachable } from '@sirah-trails/api-client';
import { ErrorPanel, OfflinePanel, useMessages } from '@sirah-trails/ui';
import type { ReactNode } from 'react';
import { en } from '../messages/en.ts';
import { useSlowWait } from './use-slow-wait.ts';

export interface QueryViewProps<Data> {
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => Promise<unknown> };
  skeleton: ReactNode;
  /** Message above the retry button, or a replacement for both; null for optional content. */
  error: string | ((retry: () => void) => ReactNode);
  /** Replacement for errors that a retry cannot resolve, for example a locked chapter. */
  refusal?: ((error: unknown) => ReactNode) | undefined;
  /** Content below the error that works without the data. */
  belowError?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Query states: skeleton, error with cause and retry, content. Content stays after a failed refetch; a network error refetches on
 * reconnect.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, error, refusal, belowError, children } = props;
  useSlowWait(query.data === undefined && !query.isError);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const refused = refusal?.(query.error);
  if (refused) return refused;
  const retry = () => void query.refetch();
  if (typeof error !== 'string') return error(retry);
  return (
    <>
      <Failure error={query.error} message={error} onRetry={retry} />
      {belowError}
    </>
  );
}

function Failure({ error, message, onRetry }: { error: unknown; message: string; onRetry: () => void }) {
  const t = useMessages(en);
  if (isNetworkError(error))
    return <OfflinePanel onRetry={onRetry} onRecover={() => void recover(onRetry)} />;
  const cause = causeOf(error);
  return <ErrorPanel title={cause && t(cause)} message={message} onRetry={onRetry} />;
}

function isNetworkError(error: unknown) {
  return error instanceof ApiError && error.kind === 'network';
}

/** Message key for an error's cause, if known. */
function causeOf(error: unknown) {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'timeout') return 'kit.failed.slow';
  return error.status >= 500 ? 'kit.failed.server' : undefined;
}

/** Probes the network first, because each failed call shows a notice. */
async function recover(retry: () => void) {
  if (await reachable()) retry();
}
