import { session } from '@sirah-trails/api-client/session';
import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';

/** Storage name of the upload queue. */
export const queueName = 'unsent_reading';

/** Flushes the learner's upload queue now, after each sign-in and whenever the network returns. The host calls it once. */
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
  session.subscribe((state, before) => {
    if (state.generation !== before.generation && state.token !== null) send();
  });
  send();
}
