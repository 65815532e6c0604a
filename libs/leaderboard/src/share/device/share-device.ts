import { saveFile } from '@sirah-trails/screen-kit';
import { paintCard } from '../card/paint-card.ts';
import type { Capabilities, NetworkPage } from './methods.ts';

/** Device capabilities that sharing uses; replaceable in stories and tests. */
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
  // noopener, noreferrer: the page gets neither the referrer nor this window.
  open: ({ url, width, height }) =>
    void window.open(url, '_blank', `noopener,noreferrer,width=${width},height=${height}`),
  save: (file) => saveFile(file.name, file),
};

/**
 * Copies a text; without the clipboard through a hidden text area in `near`, since an open dialog keeps the focus in itself. False where
 * neither works.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  near.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const isCopied = tryCopy();
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

function tryCopy(): boolean {
  try {
    // Deprecated, and the only way on a page without https or in an app's own browser.
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** How the device's share sheet was left. */
type Shared = 'shared' | 'cancelled' | 'failed';

/** Opens the device's share sheet with a file, and a text where it goes along. It must be called on the tap. */
export async function shareFile(file: File, text?: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], ...(text !== undefined && { text }) });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** Whether the share sheet of the device takes pictures. */
export function sharesFiles(): boolean {
  const sample = new File([''], 'sample.png', { type: 'image/png' });
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [sample] });
}
