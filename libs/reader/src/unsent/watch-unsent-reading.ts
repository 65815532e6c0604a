import { ownStorage } from '@sirah-trails/screen-kit';
import type { QueryClient } from '@tanstack/react-query';
import { unsentName } from './unsent-name.ts';

/** Sends what the learner has read without a network: now, and whenever the network is back. The host calls it once. */
export function watchUnsentReading(client: QueryClient): void {
  const send = () => {
    if (ownStorage().get(unsentName) === null) return;
    // Without its code it stays for the next start.
    import('../book-screens.ts').then(
      ({ sendUnsentReading }) => sendUnsentReading(client),
      () => undefined,
    );
  };
  window.addEventListener('online', send);
  send();
}
