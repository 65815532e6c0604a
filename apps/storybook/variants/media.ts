import { cdp } from 'vitest/browser';

/** Emulates media features by the browser's debugger; `{}` restores the machine's settings. */
export async function emulateMedia(settings: {
  'forced-colors'?: 'active';
  'prefers-contrast'?: 'more';
}): Promise<void> {
  const features = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
