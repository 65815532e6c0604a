import { setupWorker } from 'msw/browser';

/** Starts the mocked provider. A story that calls the provider without a handler fails loudly. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest({ url }, print) {
      if (/^\/(api|quiz|auth)\//.test(new URL(url).pathname)) print.error();
    },
  });
  return worker;
}
