import { useEffect } from 'react';
import { OfflinePanel } from './offline-panel.tsx';

const listeners = new Set<() => void>();

/** Subscribes to failed code loads that a learner sees. Returns the unsubscribe function. */
export function onMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports a failed code load that a learner sees; failed prefetches are not reported. */
export function reportMissingCode(): void {
  for (const listener of listeners) listener();
}

/** Replaces content whose code did not load; retries by its button and when the network is back. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  useEffect(reportMissingCode, []);
  return <OfflinePanel onRetry={onRetry} onRecover={() => void recover(onRetry)} />;
}

/** Checks silently before retrying, because each failed retry is announced. */
async function recover(retry: () => void) {
  try {
    await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' });
    retry();
  } catch {
    // The host is still unreachable.
  }
}
