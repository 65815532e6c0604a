import { afterPaint, loadFonts, preloadOfflinePicture, preloadToasts } from '@sirah-trails/ui';

let begun = false;

/**
 * Fetches what must not compete with the content of a screen: once the fonts, what the app needs without a network and what `once`
 * fetches, and each time what `loadLinked` fetches for the next screens. To be called whenever a screen is ready.
 */
export function startLate(loadLinked: () => void, once: () => void): void {
  const first = !begun;
  begun = true;
  afterPaint(() => {
    if (first) loadFonts();
    whenIdle(() => {
      loadLinked();
      if (!first) return;
      once();
      startOnce();
    });
  });
}

/** Fetches the fonts at once where that costs nothing: the service worker has them. */
export function startWarm(): void {
  if (navigator.serviceWorker?.controller) loadFonts();
}

function startOnce() {
  preloadOfflinePicture();
  void preloadToasts();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker();
}

/** Without it the app works as well, though not without a network. */
function startWorker() {
  import('./service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined,
  );
}

/** Some browsers do not know when they are idle. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
