import { afterPaint, loadFonts, preloadOfflinePicture, preloadToasts } from '@sirah-trails/ui';

let begun = false;

/**
 * Fetches low-priority code and data after a screen is ready: once fonts, offline assets and `once`; each time `loadLinked` for the
 * next screens. Call whenever a screen is ready.
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

/** Fetches the fonts at once if the service worker has them. */
export function startWarm(): void {
  if (navigator.serviceWorker?.controller) loadFonts();
}

function startOnce() {
  preloadOfflinePicture();
  void preloadToasts();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker();
}

/** The app works without it, except offline. */
function startWorker() {
  import('./service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined,
  );
}

/** Falls back to a timer: some browsers lack `requestIdleCallback`. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
