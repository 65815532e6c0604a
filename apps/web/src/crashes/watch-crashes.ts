/** Reports script errors and rejections that no error boundary has caught. */
export function watchCrashes(view: Window): void {
  // Errors of other origins' scripts have no object and are not ours.
  view.addEventListener('error', ({ error }) => error && reportCrash(error));
  view.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}

/** Reports a crash; the reporter loads with the first one. */
export function reportCrash(error: unknown): void {
  import('./client-errors.ts').then(
    ({ reportClientError }) => reportClientError(error),
    () => undefined,
  );
}
