import { defaultTheme } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import { setupWorker } from 'msw/browser';

// Asked for by every screen with a picture of the theme; its colours are the toolbar's.
const theme = http.get('/api/theme/v1', ({ response }) => response(200).json(defaultTheme));

/** Starts the mocked provider. A story that calls the provider without a handler fails loudly. */
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
