import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** The name under which the device keeps what a learner has read and the provider does not know yet. */
export const queueName = 'unsent_reading';

/** Sends what the learner has read without a network: now, and whenever the network is back. The host calls it once. */
export function watchUploadQueue(client: QueryClient): void {
  const send = () => {
    if (ownStorage().get(queueName) === null) return;
    // Without its code it stays for the next start.
    import('./upload-queue.ts').then(
      ({ flushUploadQueue }) => flushUploadQueue(client),
      () => undefined,
    );
  };
  window.addEventListener('online', send);
  send();
}
