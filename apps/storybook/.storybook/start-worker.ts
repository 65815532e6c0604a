import { defaultTheme } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { setupWorker } from 'msw/browser';

// Every screen with a theme picture requests it; the toolbar sets its colours.
const theme = http.get('/api/theme/v1', ({ response }) => response(200).json(defaultTheme));

const unhandled: string[] = [];

/** Number of the running story, and for each address the story that requested it last. */
let story = 0;
const askers = new Map<string, number>();

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  askers.set(new URL(input instanceof Request ? input.url : input, location.href).href, story);
  return fetch(input, init);
};

/** Begins a story: a request of an earlier one may arrive late, when only the handlers of this one are there. */
export function beginStory() {
  story += 1;
}

/** The provider requests without a handler since the last call; each fails its story's test. */
export function takeUnhandledRequests(): string[] {
  return unhandled.splice(0);
}

/** Starts the mocked provider. */
export async function startWorker() {
  const worker = setupWorker(theme);
  await worker.start({
    quiet: true,
    onUnhandledRequest({ method, url }, print) {
      const { pathname, search } = new URL(url);
      if ((askers.get(url) ?? story) < story) return;
      if (!/^\/(api|quiz|auth)\//.test(pathname)) return;
      unhandled.push(`${method} ${pathname}${search}`);
      print.error();
    },
  });
  return worker;
}
