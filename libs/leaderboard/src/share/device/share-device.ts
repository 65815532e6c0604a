import { saveFile } from '@sirah-trails/screen-kit';
import { paintCard } from '../card/paint-card.ts';
import type { NetworkPage } from '../network-page.ts';
import type { Capabilities } from '../ways.ts';
import { copyText } from './copy-text.ts';
import { shareFile, sharesFiles } from './share-file.ts';

/** What sharing needs of the device. */
export interface ShareDevice {
  capabilities: () => Capabilities;
  paint: typeof paintCard;
  share: typeof shareFile;
  copy: typeof copyText;
  open: (page: NetworkPage) => void;
  save: (file: File) => void;
}

/** The device that the app runs on. */
export const thisDevice: ShareDevice = {
  capabilities: () => ({ sharesFiles: sharesFiles(), isCoarse: matchMedia('(pointer: coarse)').matches }),
  paint: paintCard,
  share: shareFile,
  copy: copyText,
  // The other page learns nothing of this one, and has no hold on it.
  open: ({ address, width, height }) =>
    void window.open(address, '_blank', `noopener,noreferrer,width=${width},height=${height}`),
  save: (file) => saveFile(file.name, file),
};
