/** Reports what no error boundary has caught: errors of scripts and rejections that nothing handles. */
export function watchCrashes(view: Window): void {
  // An error of another origin's script comes without its object, and is none of ours.
  view.addEventListener('error', ({ error }) => error && reportCrash(error));
  view.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}

/** Reports a crash; what that takes is loaded with the first one. */
export function reportCrash(error: unknown): void {
  import('./client-errors.ts').then(
    ({ reportClientError }) => reportClientError(error),
    () => undefined,
  );
}
