import { loadFonts, preloadOfflinePicture } from '@sirah-trails/ui';

let begun = false;

/**
 * Fetches what must not compete with the first content: the fonts, then what the app needs without a network. To be called
 * whenever a screen is ready; the first call counts.
 */
export function startLate(): void {
  if (begun) return;
  begun = true;
  afterPaint(() => {
    loadFonts();
    whenIdle(() => {
      preloadOfflinePicture();
      if (import.meta.env.PROD && 'serviceWorker' in navigator) startWorker();
    });
  });
}

/** Fetches the fonts at once where that costs nothing: the service worker has them. */
export function startWarm(): void {
  if (navigator.serviceWorker?.controller) loadFonts();
}

/** Without it the app works as well, though not without a network. */
function startWorker() {
  import('./service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined,
  );
}

function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act));
}

/** Some browsers do not know when they are idle. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
