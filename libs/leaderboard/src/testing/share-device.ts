import type { ShareDevice } from '../share/device/share-device.ts';
import { thisDevice } from '../share/device/share-device.ts';

/** A device that paints as this one does and hands nothing on; `abilities` replace some of its own. */
export function sampleDevice(abilities: Partial<ShareDevice> = {}): ShareDevice {
  return {
    ...thisDevice,
    capabilities: () => ({ sharesFiles: false, isCoarse: false }),
    share: () => Promise.resolve('shared'),
    copy: () => Promise.resolve(true),
    open: () => undefined,
    save: () => undefined,
    ...abilities,
  };
}

export const phone = { capabilities: () => ({ sharesFiles: true, isCoarse: true }) };
