import { reducesMotion } from '@sirah-trails/ui';

const pieces = 100;

/** Throws confetti once, unless motion is reduced. Its code is fetched with the first one. Never rejects. */
export async function throwConfetti(): Promise<void> {
  if (reducesMotion()) return;
  await import('canvas-confetti').then(
    // Its own worker comes from a blob, which the page's Content-Security-Policy refuses.
    ({ create }) =>
      create(undefined, { resize: true })({ particleCount: pieces, spread: 100, origin: { y: 0.4 } }),
    () => undefined,
  );
}
