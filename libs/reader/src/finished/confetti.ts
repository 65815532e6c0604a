import { reducesMotion } from '@sirah-trails/ui';

const pieces = 100;

/** Throws confetti once, unless motion is reduced. Its code is fetched with the first one. Never rejects. */
export async function throwConfetti(): Promise<void> {
  if (reducesMotion()) return;
  await import('canvas-confetti').then(
    ({ default: confetti }) => confetti({ particleCount: pieces, spread: 100, origin: { y: 0.4 } }),
    () => undefined,
  );
}
