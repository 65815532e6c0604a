import { cdp } from 'vitest/browser';

/** Settings of a device that only the browser itself can pretend; without any, those of this machine. */
export async function emulateMedia(settings: {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
}): Promise<void> {
  const features = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
