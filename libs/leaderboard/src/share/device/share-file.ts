/** How the device's share sheet was left. */
export type Shared = 'shared' | 'cancelled' | 'failed';

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
