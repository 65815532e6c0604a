import { type ShareDevice, thisDevice } from '../share/device/share-device.ts';

/** A device that paints like this one and shares nothing; `abilities` override. */
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
