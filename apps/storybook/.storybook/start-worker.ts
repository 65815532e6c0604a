import { defaultTheme } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { setupWorker } from 'msw/browser';

// Every screen with a theme picture requests it; the toolbar sets its colours.
const theme = http.get('/api/theme/v1', ({ response }) => response(200).json(defaultTheme));

/** Starts the mocked provider. A request without a handler is an error. */
export async function startWorker() {
  const worker = setupWorker(theme);
  await worker.start({
    quiet: true,
    onUnhandledRequest({ url }, print) {
      if (/^\/(api|quiz|auth)\//.test(new URL(url).pathname)) print.error();
    },
  });
  return worker;
}
