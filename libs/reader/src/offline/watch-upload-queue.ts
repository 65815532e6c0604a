import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Storage name of the upload queue. */
export const queueName = 'unsent_reading';

/** Flushes the upload queue now and whenever the network returns. The host calls it once. */
export function watchUploadQueue(client: QueryClient): void {
  const send = () => {
    if (ownStorage().get(queueName) === null) return;
    // The queue is retried at the next start if its code fails to load.
    import('./upload-queue.ts').then(
      ({ flushUploadQueue }) => flushUploadQueue(client),
      () => undefined,
    );
  };
  window.addEventListener('online', send);
  send();
}
