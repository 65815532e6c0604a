import { Workbox } from 'workbox-window';
import { newVersion } from './new-version.ts';

/** Registers the service worker, and offers each new version of the app when it is ready. Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () =>
    newVersion.offer(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // An installed app stays open for days without a navigation, at which the browser would look.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined);
  });
  await workbox.register({ immediate: true }).catch(() => undefined);
}
