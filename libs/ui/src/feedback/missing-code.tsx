import { useEffect } from 'react';
import { OfflinePanel } from './offline-panel.tsx';

const listeners = new Set<() => void>();

/** Calls back when a learner sees that code is missing. Returns a function that stops it. */
export function onMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** To be called when a learner sees that code is missing. Before a tap, in idle time, a failure is nothing that anyone sees. */
export function reportMissingCode(): void {
  for (const listener of listeners) listener();
}

/** Replaces content whose code did not load; retries by its button and when the network is back. */
export function MissingCode({ onRetry }: { onRetry: () => void }) {
  useEffect(reportMissingCode, []);
  return <OfflinePanel onRetry={onRetry} onRecover={() => void recover(onRetry)} />;
}

/** Asks quietly first: each retry that fails is announced. */
async function recover(retry: () => void) {
  try {
    await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' });
    retry();
  } catch {
    // The host of the app is still out of reach.
  }
}
